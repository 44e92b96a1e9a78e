import { dom } from './dom';

/** The page JSON as it stands in the document (contract §3), unchecked. */
export type RawPage = Readonly<Record<string, unknown>>;

/** What was read of it; `page` is empty unless it was `given`. */
export interface RawPageReading {
  readonly kind: 'absent' | 'malformed' | 'given';
  readonly page: RawPage;
}

/** The element of the page JSON, as it stands in the document now; null on a page that says nothing. */
export function pageElement(): HTMLElement | null {
  return dom.getElementById('vitrin-page');
}

/**
 * The text of the page JSON, without what stands around it: a file that a server includes may bring its byte order mark. Undefined on a page
 * that says nothing. The same text says the same.
 */
export function pageText(): string | undefined {
  return pageElement()?.textContent.trim();
}

/** Reads `#vitrin-page`; never throws. */
export function readRawPage(): RawPageReading {
  const text = pageText();
  try {
    const page: unknown = JSON.parse(text ?? '');
    if (typeof page === 'object' && page !== null && !Array.isArray(page)) return { kind: 'given', page: page as RawPage };
  } catch {
    // Who reads the page for its widgets says why.
  }
  return { kind: text === undefined ? 'absent' : 'malformed', page: {} };
}

/** The locale the page names; Turkish where it names none of ours. */
export function pageLocale(): 'tr' | 'en' {
  return readRawPage().page.locale === 'en' ? 'en' : 'tr';
}

/** Whether the page says that nobody is logged in, also by a user without an id; a page that says nothing does not (decision 5). */
export function isVisitorsPage({ kind, page }: RawPageReading = readRawPage()): boolean {
  return kind !== 'absent' && (fieldOf(page.user, 'id') ?? '') === '';
}

/** A field of what may be an object. */
export function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
