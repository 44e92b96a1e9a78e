import { dom } from './dom';

/** The page JSON as it stands in the document (contract §3), unchecked. */
export type RawPage = Readonly<Record<string, unknown>>;

export type RawPageReading =
  | { readonly kind: 'absent' }
  | { readonly kind: 'malformed'; readonly reason: string }
  | { readonly kind: 'given'; readonly page: RawPage };

/** Reads `#vitrin-page`; never throws. */
export function readRawPage(): RawPageReading {
  const element = dom.getElementById('vitrin-page');
  if (!element) return { kind: 'absent' };
  try {
    const page: unknown = JSON.parse(element.textContent);
    if (typeof page === 'object' && page !== null && !Array.isArray(page)) {
      return { kind: 'given', page: page as RawPage };
    }
    return { kind: 'malformed', reason: 'it must hold one JSON object' };
  } catch (error) {
    return { kind: 'malformed', reason: String(error) };
  }
}

/** The locale the page names; Turkish where it names none of ours. */
export function pageLocale(): 'tr' | 'en' {
  const reading = readRawPage();
  return reading.kind === 'given' && reading.page.locale === 'en' ? 'en' : 'tr';
}
