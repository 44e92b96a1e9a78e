/** Every language at every width, in every theme: `npm run a11y`. `npm test` takes each of them once. */
export const IN_EVERY_LOOK = process.env.VITRIN_LOOKS === 'every';

/** Language and width in CSS pixels in which the states of a widget are judged. */
export type Look = readonly [locale: 'tr' | 'en', width: number];

const OFTEN: readonly Look[] = [
  ['tr', 1280],
  ['en', 360],
];

/** The looks of a widget whose states differ by width. */
export const LOOKS: readonly Look[] = IN_EVERY_LOOK ? [...OFTEN, ['tr', 360], ['en', 1280], ['en', 320]] : OFTEN;

/** The languages of states that look alike at every width. */
export const LOCALES: ReadonlyArray<Look[0]> = IN_EVERY_LOOK ? ['tr', 'en'] : ['tr'];
