import type { Locale, Texts } from '@/i18n/texts';
import type { Registry, TextsPart } from './registryEntry';

/** What the runtime is given: which widgets there are, and where their code and their texts are. It knows none by name. */
export interface Bundle {
  readonly registry: Registry;
  /** What makes a widget's first call while its code is on its way, with or without a store behind it that may have made it. */
  readonly loadFirstCalls: () => Promise<{
    makeFirstCall(this: void, widget: string, container: HTMLElement, until: AbortSignal, isStoreThere: boolean): void;
  }>;
  /** A part of the texts of one locale, and only of that one. */
  readonly loadTexts: (part: TextsPart, locale: Locale) => Promise<Texts>;
}
