import { dom } from './dom';

/** The page JSON as it stands in the document (contract §3), unchecked. */
export type RawPage = Readonly<Record<string, unknown>>;

/** What was read of it; `page` is empty unless it was `given`. */
export type RawPageReading = { readonly page: RawPage } & (
  { readonly kind: 'absent' | 'given' } | { readonly kind: 'malformed'; readonly reason: string }
);

/** The element of the page JSON, as it stands in the document now; null on a page that says nothing. */
export function pageElement(): HTMLElement | null {
  return dom.getElementById('vitrin-page');
}

/** The text of the page JSON; undefined on a page that says nothing. The same text says the same. */
export function pageText(): string | undefined {
  return pageElement()?.textContent;
}

/** Reads `#vitrin-page`; never throws. */
export function readRawPage(): RawPageReading {
  const text = pageText();
  if (text === undefined) return { kind: 'absent', page: {} };
  try {
    const page: unknown = JSON.parse(text);
    if (typeof page === 'object' && page !== null && !Array.isArray(page)) {
      return { kind: 'given', page: page as RawPage };
    }
    return { kind: 'malformed', page: {}, reason: 'it must hold one JSON object' };
  } catch (error) {
    return { kind: 'malformed', page: {}, reason: String(error) };
  }
}

/** The locale the page names; Turkish where it names none of ours. */
export function pageLocale(): 'tr' | 'en' {
  return readRawPage().page.locale === 'en' ? 'en' : 'tr';
}
