import type { Locale, Texts } from '@/i18n/texts';
import type { TextsPart } from '@/runtime/registryEntry';

type Load = () => Promise<{ readonly default: Texts }>;

const TEXTS: Readonly<Record<TextsPart, Readonly<Record<Locale, Load>>>> = {
  base: { tr: () => import('./tr/base'), en: () => import('./en/base') },
  accountArea: { tr: () => import('./tr/accountArea'), en: () => import('./en/accountArea') },
  ordering: { tr: () => import('./tr/ordering'), en: () => import('./en/ordering') },
};

/** A part of the texts of one locale, and only of that one. */
export async function loadTexts(part: TextsPart, locale: Locale): Promise<Texts> {
  return (await TEXTS[part][locale]()).default;
}
