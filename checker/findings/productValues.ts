import { findCurrency, currencyCode } from '@/domain/money/currencyCode';
import { TRY, type Currency } from '@/domain/money/currency';
import { checkPage } from '@/page/readPage';
import type { JsonDocument } from '../json/read';
import { isObject } from '../json/values';
import type { ReadPage } from '../page/read';
import type { Finding } from '../problem';

/** What the products of a page may say and its widgets bear, but nobody wants: images and prices that lead nowhere. */
export function productFindings(page: ReadPage): readonly Finding[] {
  const [pageData] = page.pageData;
  const currencies = currenciesOf(pageData);
  const ofPage = pageData ? valuesIn(pageData, ['products']) : [];
  const given = page.containers.flatMap(({ json: [document] }) => (document ? valuesIn(document, []) : []));
  return [...ofPage, ...given].flatMap(({ document, path, value }) => [
    ...imageFinding(document, path, value),
    ...(currencies ? currencyFinding(document, path, value, currencies) : []),
  ]);
}

interface Value {
  readonly document: JsonDocument;
  readonly path: readonly string[];
  readonly value: Readonly<Record<string, unknown>>;
}

/** The objects below `from`. Not recursive: a page may nest as deep as it likes. */
function valuesIn(document: JsonDocument, from: readonly string[]): readonly Value[] {
  const found: Value[] = [];
  const root = from.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), document.value);
  const waiting: Array<{ path: readonly string[]; value: unknown }> = [{ path: from, value: root }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next;
    if (isObject(value)) found.push({ document, path, value });
    const entries = isObject(value) || Array.isArray(value) ? Object.entries(value) : [];
    for (const [key, entry] of entries) if (typeof entry === 'object') waiting.push({ path: [...path, key], value: entry });
  }
  return found;
}

/** The currencies of the page; null where they are not known. */
function currenciesOf(document: JsonDocument | undefined): readonly Currency[] | null {
  const isPrinted =
    document?.holes.some(([key]) => key === undefined || key === 'currencies') === true || document?.isOpen === true;
  if (!isObject(document?.value) || isPrinted) return null;
  const { currencies } = checkPage({ kind: 'given', page: document.value }, () => undefined);
  return currencies.length > 0 ? currencies : null;
}

function imageFinding(document: JsonDocument, path: readonly string[], { id, image }: Value['value']): readonly Finding[] {
  if (id === undefined || typeof image !== 'string' || !/^(?:https?:|data:|\/\/)/i.test(image.trim())) return [];
  const message = `"${[...path, 'image'].join('.')}" is an address; an image is the name of a file below /images/, so this one is broken.`;
  return [
    {
      code: 'invalid-data',
      offset: document.placeOf([...path, 'image'], 'value'),
      message,
      fix: 'Give it the name of the file, such as "a.jpg", and let the server answer /images/a.jpg.',
    },
  ];
}

function currencyFinding(
  document: JsonDocument,
  path: readonly string[],
  { value, currency }: Value['value'],
  currencies: readonly Currency[],
): readonly Finding[] {
  const at = [...path, 'currency'];
  const isPrinted = document.holes.some((hole) => hole.join('.') === at.join('.'));
  if (value === undefined || typeof currency !== 'string' || currency === '' || isPrinted) return [];
  if (findCurrency(currency, currencies) || currencyCode(currency) === TRY) return [];
  return [
    {
      code: 'unknown-currency',
      offset: document.placeOf(at, 'value'),
      message: `A price is in "${currency}", of which the page data give no rate: it is not converted, and no total holds it.`,
      fix: `Add "${currency}" with its exchangeRate to "currencies" of the page data, or mend the code.`,
    },
  ];
}
