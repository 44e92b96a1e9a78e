import { readSheet } from '../rules/sheet';

/** Lines of what was pasted as code × quantity, and the unit where there is one. */
export const readPasted = (text: string) =>
  readSheet(text).lines.map(({ code, quantity, unit }) => [code, quantity, ...(unit === null ? [] : [unit])]);

/** Two lines as {@link readPasted} has them. */
export const WANTED = [
  ['HRD-12', '5'],
  ['HRD-13', '10'],
];
