/** Every language at every width, in every theme: `npm run a11y`. `npm test` takes each of them once. */
export const IN_EVERY_LOOK = process.env.VITRIN_LOOKS === 'every';

/** Language and width in CSS pixels in which the states of a widget are judged. */
export type Look = readonly [locale: 'tr' | 'en', width: number];

const OFTEN: readonly Look[] = [
  ['tr', 1280],
  ['en', 360],
];

/** The looks of a widget whose states differ by width: one, in turns with the other widgets, or each of them. */
export const looksInTurn = (place: number): readonly Look[] =>
  IN_EVERY_LOOK ? [...OFTEN, ['tr', 360], ['en', 1280], ['en', 320]] : OFTEN.filter((_, index) => index === place % OFTEN.length);

/** Widths in CSS pixels of what stands at a place in a row: every second one is looked at wide, the others narrow, or each at both. */
export const widthsInTurn = (place: number): readonly number[] => (IN_EVERY_LOOK ? [1280, 360] : [place % 2 === 0 ? 360 : 1280]);

/** The languages of states that look alike at every width. */
export const LOCALES: ReadonlyArray<Look[0]> = IN_EVERY_LOOK ? ['tr', 'en'] : ['tr'];
