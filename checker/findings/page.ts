import { checkPage } from '@/page/readPage';
import type { FieldProblem } from '@/schemas/read';
import type { DiagnosticCode, Place } from '../../src/diagnostics/diagnostic';
import { OPENABLE, PAGE_KEYS } from '../../src/diagnostics/known';
import { diagnosePage } from '../../src/diagnostics/page';
import type { JsonDocument } from '../json/read';
import { isObject, withValue } from '../json/values';
import type { ReadPage } from '../page/read';
import type { Finding } from '../problem';
import { isReadable, readingOf } from './container';
import { certainProblems } from './holes';
import { pageJsonFindings } from './pageJson';
import { pageNameFindings } from './pageNames';
import { pageValueFindings } from './pageValues';
import { isMissing, missingValue, wrongValue } from './words';

/** What is missing in a piece of a page may stand in another one. */
const OF_WHOLE_PAGES: readonly DiagnosticCode[] = ['missing-script', 'missing-token', 'missing-field'];

/** What can be told of the page as a whole. */
export function pageFindings(page: ReadPage): readonly Finding[] {
  const { pageData, containers, openers, scripts } = page;
  const widgets = containers.flatMap(({ name }) => name ?? []);
  const written = {
    // They are read already: each goes by its number.
    pageJson: pageData.map((_, index) => String(index)),
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
    ...told.map(({ at, ...words }) => ({ ...words, offset: offsetOf(at, page) })),
    ...valueFindings(document),
    ...(document && isReadable(document) ? [...pageValueFindings(document), ...pageNameFindings(document)] : []),
    ...pageJsonFindings(page),
  ];
}

function isCertain(code: DiagnosticCode, at: Place | undefined, page: ReadPage): boolean {
  const { isWhole, pageData, containers, scripts, regions } = page;
  if (OF_WHOLE_PAGES.includes(code)) return isWhole;
  // Without any page data one thing is told, not every key.
  if (code === 'missing-page-data' && pageJsonFindings(page).length > 0) return false;
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

function offsetOf(at: Place | undefined, { pageData, scripts, openers, containers, head }: ReadPage): number {
  if (at?.[0] === 'json') {
    const [, index, ...path] = at;
    return pageData[index]?.fault?.offset ?? pageData[index]?.placeOf(path, 'name') ?? head;
  }
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
