import { isOn } from '@/domain/flags';
import { isSortField, SORT_FIELDS } from '@/domain/list/sort';
import { toNumber } from '@/domain/number';
import type { JsonDocument } from '../json/read';
import { isObject } from '../json/values';
import type { Finding } from '../problem';

type Path = readonly string[];

/** Values of the page data that the page bears, and that are not what their author wanted. */
export function pageValueFindings(document: JsonDocument): readonly Finding[] {
  if (!isObject(document.value)) return [];
  const { currencies, settings } = document.value;
  const isKnown = (path: Path) => !document.holes.some((hole) => hole.every((step, index) => step === path[index]));
  const wrong = (path: Path, message: string, fix: string): Finding => ({
    code: 'invalid-page-data',
    offset: document.placeOf(path, 'value'),
    message: `"${path.join('.')}" of the page data ${message}`,
    fix,
  });
  const entries = (Array.isArray(currencies) ? currencies : []).map((entry: unknown) => (isObject(entry) ? entry : {}));
  const rates = entries.flatMap(({ exchangeRate: rate }, index) => {
    const path = ['currencies', String(index), 'exchangeRate'];
    if (rate === undefined || rate === null || !isKnown(path)) return [];
    if ((toNumber(rate) ?? 0) > 0) return [];
    return [
      wrong(path, `is ${JSON.stringify(rate)}, and converts nothing.`, 'Give it a number above 0: how many TRY one unit costs.'),
    ];
  });
  const defaults = entries.flatMap((entry, index) =>
    isOn(entry.default) && isKnown(['currencies', String(index), 'default']) ? [['currencies', String(index), 'default']] : [],
  );
  const sort = isObject(settings) ? settings.defaultSort : undefined;
  const isSort = typeof sort !== 'string' || sort === '' || isSortField(sort);
  return [
    ...rates,
    ...defaults.slice(1).map((path) => wrong(path, 'is a second default; only the first one counts.', 'Keep one default.')),
    ...(isSort || !isKnown(['settings', 'defaultSort'])
      ? []
      : [
          wrong(
            ['settings', 'defaultSort'],
            `is "${sort}", which no list is sorted by.`,
            `Give it one of: ${SORT_FIELDS.join(', ')}.`,
          ),
        ]),
  ];
}
