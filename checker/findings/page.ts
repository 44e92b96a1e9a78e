import { checkPage } from '@/page/readPage';
import type { FieldProblem } from '@/schemas/read';
import type { DiagnosticCode, Place } from '../../src/diagnostics/diagnostic';
import { OPENABLE, PAGE_KEYS } from '../../src/diagnostics/known';
import { diagnosePage } from '../../src/diagnostics/page';
import { adviseMessages, adviseOtherNames } from '../../src/diagnostics/pageNames';
import { advisePageValues } from '../../src/diagnostics/values';
import enAccountArea from '../../registry/texts/en/accountArea';
import enBase from '../../registry/texts/en/base';
import enOrdering from '../../registry/texts/en/ordering';
import type { JsonDocument } from '../json/read';
import { isObject } from '../../src/diagnostics/json';
import { withValue } from '../json/values';
import type { ReadPage } from '../page/read';
import type { Finding } from '../problem';
import { isReadable, readingOf } from './container';
import { certainProblems } from './holes';
import { isMissing, missingValue, repeatedName, wrongValue } from './words';

/** What is missing in a piece of a page may stand in another one. */
const OF_WHOLE_PAGES: readonly DiagnosticCode[] = ['missing-script', 'missing-token', 'missing-field'];

/** What can be told of the page as a whole. */
export function pageFindings(page: ReadPage): readonly Finding[] {
  const { pageData, containers, openers, scripts } = page;
  const widgets = containers.flatMap(({ name }) => name ?? []);
  const written = {
    // They are read already: each goes by its number.
    pageJson: pageData.map((_, index) => String(index)),
    pageType: page.pageType,
    otherJson: page.otherJson.map(({ id, json }) => ({ id, value: json.value })),
    hasToken: page.hasToken,
    scripts,
    widgets,
    openers: openers.map(({ name }) => name),
    hasProductCode: page.hasProductCode,
  };
  const advice = diagnosePage(written, (index) => {
    const document = pageData[Number(index)];
    return document?.fault
      ? readingOf(document)
      : { ok: true, value: document && isReadable(document) ? fillHoles(document) : everything({}) };
  });
  const told = advice.filter(({ code, at }) => isCertain(code, at, page));
  const [document] = pageData;
  return [
    ...told.map(({ at, ...words }) => ({
      ...words,
      offset: (words.code === 'missing-token' ? page.likeToken : null) ?? offsetOf(at, page),
    })),
    ...valueFindings(document),
    ...(document?.repeated ?? []).map(({ name, offset }): Finding => ({
      code: 'invalid-page-data',
      offset,
      ...repeatedName(name),
    })),
    ...(document && isReadable(document) && isObject(document.value) ? adviceBelow(document, document.value) : []),
  ];
}

/** Of both locales the same. */
const TEXTS = Object.keys({ ...enBase, ...enAccountArea, ...enOrdering });

/** What stands below the first level of the page data: values and names. */
function adviceBelow(document: JsonDocument, value: Readonly<Record<string, unknown>>): readonly Finding[] {
  // A template that adds keys may add the one that is missing.
  const isKnown = (path: readonly string[]) =>
    !(document.isOpen && path.at(-1) === 'exchangeRate') &&
    !document.holes.some((hole) => hole.every((step, index) => step === path[index]));
  const advice = [...advisePageValues(value, undefined, isKnown), ...adviseOtherNames(value), ...adviseMessages(value, TEXTS)];
  return advice.map(({ at, ...words }) => ({
    ...words,
    offset: document.placeOf(
      at?.[0] === 'json' ? at.slice(2).map(String) : [],
      words.code === 'unknown-page-key' ? 'name' : 'value',
    ),
  }));
}

function isCertain(code: DiagnosticCode, at: Place | undefined, page: ReadPage): boolean {
  const { isWhole, pageData, containers, scripts, regions } = page;
  if (OF_WHOLE_PAGES.includes(code)) return isWhole;
  if (code === 'missing-page-data') return isWhole || pageData.length > 0;
  // A name that cannot be opened is wrong wherever it stands.
  if (code === 'nothing-to-open' && OPENABLE.some((name) => name === at?.[1]))
    return isWhole && containers.every(({ name }) => name !== null);
  const [first, second] =
    code === 'several-scripts'
      ? scripts.map(({ element }) => element.start)
      : code === 'several-page-data'
        ? pageData.map(({ start }) => start)
        : [];
  // Of two that a template chooses from, the page has one.
  return (
    first === undefined ||
    second === undefined ||
    !regions.some(({ prints, start }) => prints === 'choice' && start > first && start < second)
  );
}

function offsetOf(at: Place | undefined, { pageData, otherJson, scripts, openers, containers, head }: ReadPage): number {
  if (at?.[0] === 'json') {
    const [, index, ...path] = at;
    return pageData[index]?.fault?.offset ?? pageData[index]?.placeOf(path, 'name') ?? head;
  }
  if (at?.[0] === 'other') return otherJson[at[1]]?.element.start ?? head;
  if (at?.[0] === 'script') return scripts[at[1]]?.element.start ?? head;
  if (at?.[0] === 'opener') return openers.find(({ name }) => name === at[1])?.start ?? head;
  return containers.find(({ name }) => at?.[0] === 'widget' && name === at[1])?.element.start ?? head;
}

/** What the check of the page data says, as the page would when it starts. */
function valueFindings(document: JsonDocument | undefined): readonly Finding[] {
  if (!document || !isReadable(document) || !isObject(document.value)) return [];
  const problems = certainProblems(document.value, document.holes, (page) => {
    const found: FieldProblem[] = [];
    if (isObject(page))
      checkPage({ kind: 'given', page }, (problem) => {
        found.push(problem);
      });
    return found;
  });
  return problems
    .filter((problem) => !(document.isOpen && isMissing(problem)))
    .map((problem) => ({
      code: 'invalid-page-data',
      offset: document.placeOf(problem.field.split('.'), 'value'),
      ...(isMissing(problem)
        ? missingValue(problem.field, 'the page data')
        : wrongValue(`"${problem.field}" of the page data`, problem)),
    }));
}

/** The page data with every name that a template may print below what it fills in: nothing there is missing for certain. */
function fillHoles({ value, holes, isOpen }: JsonDocument): unknown {
  const emptied = holes.reduce((data: unknown, hole) => withValue(data, hole, {}), value);
  return isOpen ? everything(emptied) : everything(emptied, (key) => holes.some((hole) => key.startsWith(`${hole.join('.')}.`)));
}

function everything(value: unknown, isWanted: (key: string) => boolean = () => true): unknown {
  return PAGE_KEYS.filter(isWanted).reduce((data, key) => {
    const path = key.split('.');
    return isThere(data, path) ? data : withValue(data, path, {});
  }, value);
}

function isThere(data: unknown, [step, ...rest]: readonly string[]): boolean {
  return step === undefined || (isObject(data) && Object.hasOwn(data, step) && isThere(data[step], rest));
}
