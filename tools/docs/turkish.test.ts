import { posix } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { describe, expect, it, vi } from 'vitest';
import { documentPaths, partsOf, readDocument } from './documents';
import { textOf } from './source/files';
import { PHRASES, phrasesOf, turkishPage } from './turkishTables';
import { WIDGETS } from './widgets';

// The tables are made of the whole code, on a machine that may have much else to do.
vi.setConfig({ testTimeout: 30_000 });

const FOLDER = 'docs/tr/';
const pages = documentPaths().filter((path) => path.startsWith(FOLDER));
const englishOf = (path: string) => path.replace(FOLDER, 'docs/');

/** What no translation changes in a text: its code spans. Turkish orders them otherwise. */
function spansIn(tokens: readonly Token[]): string[] {
  const spans: string[] = [];
  void marked.walkTokens([...tokens], (token) => {
    if (token.type === 'codespan') spans.push(String(token.text));
  });
  return spans.sort();
}

/** A cell of code alone stays as it is; of any other its code does. */
const cellOf = ({ text, tokens }: Tokens.TableCell) => (tokens.every(({ type }) => type === 'codespan') ? text : spansIn(tokens));

/** What both pages have in common at one place. */
function shapeOf(token: Token) {
  switch (token.type) {
    case 'heading':
      return { heading: (token as Tokens.Heading).depth };
    case 'code':
      return { code: token.raw.trim() };
    case 'table':
      return { table: [(token as Tokens.Table).header, ...(token as Tokens.Table).rows].map((row) => row.map(cellOf)) };
    case 'list':
      return { list: (token as Tokens.List).items.map((item) => spansIn(item.tokens)) };
    default:
      return { [token.type]: [...new Set(spansIn([token]))] };
  }
}

const isTranslated = (target: string) => pages.some((page) => englishOf(page) === target);

/** Where a page leads, and its pictures. A page that is there in both languages counts as one; its headings are in its own language. */
function targetsOf(path: string): ReadonlySet<string> {
  const { links, images } = readDocument(path);
  const targets = [...links, ...images].map((href) => {
    const [file = '', anchor = ''] = href.split('#');
    // A link to a heading of its own page names no file.
    const target = englishOf(file === '' ? path : posix.join(posix.dirname(path), file));
    return isTranslated(target) ? target : `${target}#${anchor}`;
  });
  return new Set(targets);
}

/** The parts without the marks of what is generated: a widget's summary is translated by hand. */
const shapesOf = (path: string) =>
  partsOf(path)
    .filter(({ type }) => type !== 'html')
    .map(shapeOf);

/** The sizes that a page tells. */
const sizesOf = (path: string) => [...new Set(textOf(path).match(/\d+ px/g))].sort();

/** What is generated in a page, but for the summary. */
const marksOf = (path: string) =>
  partsOf(path).flatMap(({ type, raw }) => (type === 'html' ? (/generated:(?!summary)[\w-]+/.exec(raw)?.[0] ?? []) : []));

it('the page of every widget is there in Turkish, too', () => {
  expect(WIDGETS.filter((widget) => turkishPage(widget) === null).map(({ name }) => name)).toEqual([]);
});

describe.each(pages)('%s', (path) => {
  const english = englishOf(path);

  it(`has the headings, paragraphs, lists, tables and code of ${english} in their order`, () => {
    expect(shapesOf(path)).toEqual(shapesOf(english));
  });

  it(`tells the sizes of ${english}`, () => {
    expect(sizesOf(path)).toEqual(sizesOf(english));
  });

  it(`has what is generated in ${english} from the generator, too`, () => {
    expect(marksOf(path)).toEqual(marksOf(english));
  });

  it(`leads where ${english} does, and else to pages in Turkish only`, () => {
    const [own, others] = [targetsOf(path), targetsOf(english)];
    expect([...others].filter((target) => !own.has(target))).toEqual([]);
    expect([...own].filter((target) => !others.has(target) && !isTranslated(target))).toEqual([]);
  });

  it('leads to the page in Turkish where there is one', () => {
    const targets = readDocument(path).links.map((href) => posix.join(posix.dirname(path), href.split('#')[0] ?? ''));
    expect(targets.filter((target) => target !== english && isTranslated(target))).toEqual([]);
  });
});

describe('the generated tables (turkishPhrases.json)', () => {
  const translated = WIDGETS.filter((widget) => turkishPage(widget) !== null);

  it.each(translated.map((widget) => [widget.name, widget] as const))('say all in Turkish for %s', (_, widget) => {
    expect(phrasesOf(widget).filter((phrase) => !(phrase in PHRASES))).toEqual([]);
  });

  it('have Turkish for nothing that none of them says', () => {
    const said = new Set(translated.flatMap(phrasesOf));
    expect(Object.keys(PHRASES).filter((phrase) => !said.has(phrase))).toEqual([]);
  });
});
