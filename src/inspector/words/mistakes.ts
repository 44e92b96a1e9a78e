/** What browsers say of a mistake in JSON, each in words of its own, and the same in Turkish. The first that fits counts. */
const MISTAKES: ReadonlyArray<readonly [said: RegExp, turkish: string]> = [
  [/end of|\bEOF\b/i, 'veri erken bitiyor'],
  [/unterminated string/i, 'bir metnin kapanış tırnağı yok'],
  [/control character/i, 'bir metinde satır sonu, sekme ya da başka bir denetim karakteri var'],
  [/escape/i, 'bir metinde ters eğik çizgiden sonra gelemeyecek bir karakter var'],
  [/\bexpected ':'/i, 'bir addan sonra iki nokta (:) eksik'],
  [/\bexpected (?:'[}\]]'|',')/i, 'virgül ya da kapanış ayracı eksik'],
  [/property name/i, 'burada çift tırnak içinde bir ad olmalı'],
  [/after JSON/i, 'verinin sonundan sonra bir şey daha var'],
  [/unexpected string/i, 'burada bir metin duramaz'],
  [/number|digit|exponent|decimal point/i, 'bir sayı yarım kalmış ya da yanlış yerde'],
  [/unexpected (?:character|keyword)/i, 'bir karakter burada duramaz'],
  [/is not valid JSON$/, 'JSON değil'],
];
/** A sign in single quotes, a word in double ones, or a sign in none. */
const TOKEN = /(?:unexpected|unrecognized) (?:token|identifier):? (?:'(.)|"([^"]+)|(\S))/iu;

/** A browser's words for a mistake in JSON, in Turkish; as they are where they are not known. */
export function sayMistake(said: string): string {
  const [, sign, word, bare] = TOKEN.exec(said) ?? [];
  const token = sign ?? word ?? bare;
  if (token !== undefined) return `${token} burada duramaz`;
  return MISTAKES.find(([words]) => words.test(said))?.[1] ?? said;
}
