import type { Advice } from './diagnostic';
import type { ReadJson } from './json';
import { KNOWN_WIDGETS, OPENABLE, PAGE_KEYS } from './known';
import { nearest } from './nearest';

/** What stands on a page beside its containers. */
export interface WrittenPage {
  /** The texts of the elements with the id `vitrin-page`. */
  readonly pageJson: readonly string[];
  readonly hasToken: boolean;
  /** Its script tags that load `vitrin.js`. */
  readonly scripts: ReadonlyArray<{ readonly isModule: boolean }>;
  /** The names of its containers. */
  readonly widgets: readonly string[];
  /** The values of its `data-vitrin-open`. */
  readonly openers: readonly string[];
  readonly hasProductCode: boolean;
}

/** What can be told about a page as a whole. */
export function diagnosePage(page: WrittenPage, readJson: ReadJson): readonly Advice[] {
  const [first] = page.pageJson;
  return [
    ...adviseScripts(page),
    ...adviseToken(page),
    ...severalPageData(page.pageJson.length),
    ...(first === undefined ? missingKeys(page.widgets, {}) : advisePageJson(first, page.widgets, readJson)),
    ...adviseOpeners(page),
    ...adviseProductCode(page),
  ];
}

const TAG = '<script type="module" src="…/vitrin.js"></script>';

function adviseScripts({ scripts, widgets }: WrittenPage): Advice[] {
  if (scripts.length === 0 && widgets.length > 0) {
    return [{ code: 'missing-script', message: 'The page has containers, but no script loads vitrin.js.', fix: `Add ${TAG}.` }];
  }
  const advice: Advice[] = [];
  if (scripts.length > 1) {
    const message = `vitrin.js is loaded by ${scripts.length} script tags; only the first counts.`;
    advice.push({ code: 'several-scripts', message, fix: 'Keep one of them.', at: ['script', 1] });
  }
  const classic = scripts.findIndex(({ isModule }) => !isModule);
  if (classic >= 0) {
    const message = 'vitrin.js is loaded as a classic script, which cannot run it.';
    advice.push({ code: 'wrong-script', message, fix: `Write ${TAG}.`, at: ['script', classic] });
  }
  return advice;
}

function adviseToken({ hasToken, widgets }: WrittenPage): Advice[] {
  if (hasToken || widgets.length === 0) return [];
  const fix = 'Print <meta name="csrf-token" content="…"> in the head, or a hidden input named _token.';
  return [
    { code: 'missing-token', message: 'The page has no forgery token, so the shop will refuse what a visitor changes.', fix },
  ];
}

function severalPageData(count: number): Advice[] {
  if (count < 2) return [];
  const message = `The page data (id="vitrin-page") stand ${count} times on the page; only the first are read.`;
  return [{ code: 'several-page-data', message, fix: 'Print them once, in the layout that every page uses.', at: ['json', 1] }];
}

function advisePageJson(text: string, widgets: readonly string[], readJson: ReadJson): Advice[] {
  const reading = readJson(text);
  const fix = 'Print one JSON object with the JSON function of the template language, with every < as \\u003c.';
  const toMalformed = (message: string, cure: string): Advice[] => [
    { code: 'malformed-page-data', message, fix: cure, at: ['json', 0] },
  ];
  if (!reading.ok) return toMalformed(`The page data (#vitrin-page) are malformed: ${reading.reason}`, reading.fix ?? fix);
  if (!isObject(reading.value)) return toMalformed('The page data (#vitrin-page) are no object.', fix);
  return [...unknownKeys(reading.value, ''), ...missingKeys(widgets, reading.value)];
}

/** Keys that nothing reads but that look like one that is read, here and one step below. */
function unknownKeys(data: Readonly<Record<string, unknown>>, parent: string): Advice[] {
  const siblings = PAGE_KEYS.filter((key) => key.startsWith(parent))
    .map((key) => key.slice(parent.length))
    .filter((key) => !key.includes('.'));
  if (siblings.length === 0) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (siblings.includes(key)) return isObject(value) && parent === '' ? unknownKeys(value, `${key}.`) : [];
    const meant = nearest(key, siblings);
    if (!meant || meant in data) return [];
    const path = `${parent}${key}`;
    return [
      {
        code: 'unknown-page-key',
        message: `The page data say "${path}", which is not read.`,
        fix: `Write "${meant}".`,
        at: ['json', 0, ...path.split('.')],
      },
    ];
  });
}

function missingKeys(widgets: readonly string[], data: Readonly<Record<string, unknown>>): Advice[] {
  return [...new Set(widgets)].flatMap((widget) => {
    const needed = Object.hasOwn(KNOWN_WIDGETS, widget) ? (KNOWN_WIDGETS[widget]?.needsOfPage ?? []) : [];
    return needed
      .filter((key) => !has(data, key.split('.')))
      .map((key): Advice => ({
        code: 'missing-page-data',
        message: `The page has ${widget}, but its page data do not say "${key}": it shows nothing.`,
        fix: `Add "${key}" to the object in #vitrin-page.`,
        at: ['widget', widget],
      }));
  });
}

function has(data: unknown, [key, ...rest]: readonly string[]): boolean {
  return key === undefined || (isObject(data) && Object.hasOwn(data, key) && has(data[key], rest));
}

function adviseOpeners({ openers, widgets }: WrittenPage): Advice[] {
  return [...new Set(openers)].flatMap((name) => {
    const message = `data-vitrin-open="${name}" opens nothing.`;
    if (!OPENABLE.includes(name)) {
      const meant = nearest(name, OPENABLE);
      return [
        {
          code: 'nothing-to-open',
          message,
          fix: meant ? `Write "${meant}".` : `Use one of: ${OPENABLE.join(', ')}.`,
          at: ['opener', name],
        },
      ];
    }
    if (widgets.includes(name)) return [];
    return [
      { code: 'nothing-to-open', message, fix: `Add <div data-widget="${name}"></div> to the page.`, at: ['opener', name] },
    ];
  });
}

function adviseProductCode({ widgets, hasProductCode }: WrittenPage): Advice[] {
  if (!widgets.includes('fault-report') || hasProductCode) return [];
  const message = 'The page has fault-report, but no input[name=productCode] for the code of the product.';
  return [
    {
      code: 'missing-field',
      message,
      fix: 'Add <input name="productCode"> to the form around the container.',
      at: ['widget', 'fault-report'],
    },
  ];
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
