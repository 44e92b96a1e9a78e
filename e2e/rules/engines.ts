import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { axeViolations } from '../support/axe';

/** What an engine holds against a page. */
interface Finding {
  readonly rule: string;
  readonly html: string;
  readonly says: string;
}

/** An engine reads the page as it stands. */
type Engine = (page: Page) => Promise<readonly Finding[]>;

const { resolve } = createRequire(import.meta.url);
const IBM = readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8');
const HTMLCS = readFileSync(resolve('html_codesniffer/build/HTMLCS.js'), 'utf8');

/** What the scripts of the engines leave on the window, as far as it is used. */
interface Loaded {
  readonly ace?: { readonly Checker: new () => { check(document: Document, rules: readonly string[]): Promise<IbmReport> } };
  readonly HTMLCS?: {
    process(standard: string, document: Document, done: () => void): void;
    getMessages(): ReadonlyArray<{
      readonly type: number;
      readonly code: string;
      readonly msg: string;
      readonly element?: Element;
    }>;
  };
}
interface IbmReport {
  readonly results: ReadonlyArray<{
    readonly ruleId: string;
    readonly value: readonly [string, string];
    readonly message: string;
    readonly snippet: string;
  }>;
}

const axe: Engine = async (page) => {
  const violations = await axeViolations(page);
  return violations.map((line) => ({ rule: line.slice(0, line.indexOf(':')), html: '', says: line }));
};

/** IBM's violations, for certain. */
const ibm: Engine = async (page) => {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(IBM);
  return page.evaluate(async () => {
    const { ace } = window as Loaded;
    if (!ace) throw new Error('the engine is not there');
    const { results } = await new ace.Checker().check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({ rule: ruleId, html: snippet, says: message }));
  });
};

/** HTML_CodeSniffer's errors against WCAG 2.1 AA. */
const codeSniffer: Engine = async (page) => {
  if (!(await page.evaluate(() => 'HTMLCS' in window))) await page.evaluate(HTMLCS);
  return page.evaluate(async () => {
    const { HTMLCS: engine } = window as Loaded;
    if (!engine) throw new Error('the engine is not there');
    await new Promise<void>((done) => {
      engine.process('WCAG2AA', document, done);
    });
    const ERROR = 1;
    return (
      engine
        .getMessages()
        // It judges what is hidden from everybody, too.
        .filter(({ type, element }) => type === ERROR && element?.checkVisibility() !== false)
        .map(({ code, msg, element }) => ({ rule: code, html: element?.outerHTML.slice(0, 300) ?? '', says: msg }))
    );
  });
};

export const ENGINES: Readonly<Record<string, Engine>> = { axe, ibm, htmlcs: codeSniffer };
