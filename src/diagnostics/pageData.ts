import type { Advice } from './diagnostic';
import { isObject, type ReadJson } from './json';
import { KNOWN_WIDGETS, PAGE_KEYS } from './known';
import { nearest } from './nearest';
import type { Words } from './words/en';
import type { WrittenPage } from './writtenPage';

/** Ids that authors give to the page data. */
const MEANT = ['vitrin-page', 'vitrin-data', 'vitrin-json', 'vitrin-page-data'];
/** Types of scripts that browsers run. */
const RUNS = /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
/** Widgets that show hardly anything where prices are hidden. */
const PRICED = [
  'product-list',
  'product-detail',
  'product-price',
  'campaign',
  'cart',
  'cart-icon',
  'checkout',
  'quick-order',
  'product-quantity',
  'add-to-cart-button',
];

/** What can be told of the page data: where they stand, and the names in them. */
export function advisePageData(page: WrittenPage, readJson: ReadJson, words: Words): readonly Advice[] {
  const { pageJson } = page;
  const [first] = pageJson;
  if (first === undefined) return adviseAbsent(page, words);
  return [
    ...(pageJson.length > 1
      ? [{ code: 'several-page-data', ...words.severalPageData(pageJson.length), at: ['json', 1] } as const]
      : []),
    ...adviseText(first, page, readJson, words),
  ];
}

/** Without any page data one thing is told, not every key. */
function adviseAbsent({ otherJson, widgets }: WrittenPage, words: Words): readonly Advice[] {
  const unread = otherJson.findIndex(
    ({ id, value }) => (id && nearest(id, MEANT) !== null) || (id !== null && widgets.length > 0 && looksLikePageData(value)),
  );
  const id = otherJson[unread]?.id;
  if (id !== undefined) return [{ code: 'unread-page-data', ...words.unreadPageData(id ?? ''), at: ['other', unread] }];
  if (widgets.some((widget) => PRICED.includes(widget))) return [{ code: 'missing-page-data', ...words.noPageData() }];
  return missingKeys(widgets, {}, words);
}

function looksLikePageData(value: unknown): boolean {
  if (!isObject(value)) return false;
  const said = PAGE_KEYS.filter((key) => has(value, key.split('.')));
  const { currencies } = value;
  // Names of their own have the shop's settings, and a currency its rate.
  return (
    said.some((key) => key.startsWith('settings.') || key === 'user.risk_limit') ||
    (Array.isArray(currencies) && currencies.some((each) => isObject(each) && 'exchangeRate' in each)) ||
    said.filter((key) => !key.includes('.')).length > 2
  );
}

function adviseText(text: string, { widgets, pageType }: WrittenPage, readJson: ReadJson, words: Words): readonly Advice[] {
  const reading = readJson(text);
  const malformed = { code: 'malformed-page-data', at: ['json', 0] } as const;
  if (!reading.ok) {
    const { message, fix } = words.malformedPageData(reading.reason);
    return [{ ...malformed, message, fix: reading.fix ?? fix }];
  }
  if (!isObject(reading.value)) return [{ ...malformed, ...words.pageDataNoObject() }];
  const wrapped = wrapperIn(reading.value);
  const runs = pageType !== null && RUNS.test(pageType);
  return [
    ...(runs ? [{ code: 'wrong-json-type', ...words.pageDataRun(), at: ['json', 0] } as const] : []),
    ...(wrapped === undefined
      ? [...unknownKeys(reading.value, '', words), ...missingKeys(widgets, reading.value, words)]
      : [{ code: 'unknown-page-key', ...words.wrappedPageData(wrapped), at: ['json', 0, wrapped] } as const]),
  ];
}

/** The one key in which all of the page data stand, a step too deep. */
function wrapperIn(data: Readonly<Record<string, unknown>>): string | undefined {
  const [first, ...more] = Object.entries(data);
  if (!first || more.length > 0) return undefined;
  const [key, value] = first;
  return !PAGE_KEYS.includes(key) && looksLikePageData(value) ? key : undefined;
}

/** Keys that nothing reads but that look like one that is read, here and one step below. */
function unknownKeys(data: Readonly<Record<string, unknown>>, parent: string, words: Words): readonly Advice[] {
  const siblings = PAGE_KEYS.filter((key) => key.startsWith(parent))
    .map((key) => key.slice(parent.length))
    .filter((key) => !key.includes('.'));
  if (siblings.length === 0) return [];
  return Object.entries(data).flatMap(([key, value]) => {
    if (siblings.includes(key)) return isObject(value) && parent === '' ? unknownKeys(value, `${key}.`, words) : [];
    const meant = parent === '' && PAGE_KEYS.includes(`settings.${key}`) ? `settings.${key}` : nearest(key, siblings);
    // One language is the locale: `adviseOtherNames` says so.
    if (meant === 'languages' && typeof value === 'string') return [];
    return !meant || has(data, meant.split('.')) ? [] : [adviseKey([...parent.split('.').slice(0, -1), key], meant, words)];
  });
}

/** Of a key of the page data that nothing reads, where another was `meant`. */
export function adviseKey(path: readonly string[], meant: string, words: Words): Advice {
  return { code: 'unknown-page-key', ...words.unknownPageKey(path.join('.'), meant), at: ['json', 0, ...path] };
}

function missingKeys(widgets: readonly string[], data: Readonly<Record<string, unknown>>, words: Words): readonly Advice[] {
  return [...new Set(widgets)].flatMap((widget) => {
    const needed = Object.hasOwn(KNOWN_WIDGETS, widget) ? (KNOWN_WIDGETS[widget]?.needsOfPage ?? []) : [];
    return needed
      .filter((key) => !has(data, key.split('.')))
      .map((key): Advice => ({ code: 'missing-page-data', ...words.missingPageKey(widget, key), at: ['widget', widget] }));
  });
}

function has(data: unknown, [key, ...rest]: readonly string[]): boolean {
  return key === undefined || (isObject(data) && Object.hasOwn(data, key) && has(data[key], rest));
}
