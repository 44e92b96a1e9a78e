import { isObject } from '../../src/diagnostics/json';
import { adviseCampaign, adviseProducts, adviseResult, adviseTotal, currenciesIn } from '../../src/diagnostics/values';
import type { JsonDocument } from '../json/read';
import type { ReadPage } from '../page/read';
import type { Finding } from '../problem';

/** What the JSON of a page may say and its widgets bear, but nobody wants: images and prices that lead nowhere, a total that is none. */
export function productFindings(page: ReadPage): readonly Finding[] {
  const [pageData] = page.pageData;
  const currencies = currenciesOf(pageData);
  const inDocument = (document: JsonDocument, from: readonly string[], widget = ''): readonly Finding[] => {
    const isKnown = (path: readonly string[]) => !document.holes.some((hole) => hole.join('.') === path.join('.'));
    return [
      ...adviseProducts(document.value, from, currencies, undefined, isKnown),
      ...adviseTotal(widget, document.value, undefined, isKnown),
      ...adviseResult(widget, document.value),
      ...(document.isOpen ? [] : adviseCampaign(widget, document.value, undefined, isKnown)),
    ].map(({ at, ...words }) => ({
      ...words,
      offset: document.placeOf(
        at?.[0] === 'json' ? at.slice(2).map(String) : [],
        words.code === 'unknown-data' || words.code === 'unknown-page-key' ? 'name' : 'value',
      ),
    }));
  };
  return [
    ...(pageData ? inDocument(pageData, ['products']) : []),
    ...page.containers.flatMap(({ name, json: [document] }) => (document ? inDocument(document, [], name ?? '') : [])),
  ];
}

/** The currencies of the page; null where they are not known. */
function currenciesOf(document: JsonDocument | undefined): ReturnType<typeof currenciesIn> {
  const isPrinted =
    document?.holes.some(([key]) => key === undefined || key === 'currencies') === true || document?.isOpen === true;
  return isObject(document?.value) && !isPrinted ? currenciesIn(document.value) : null;
}
