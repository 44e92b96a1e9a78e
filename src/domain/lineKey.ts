import { fold } from './fold';

/** What two lines of codes must share to be one: the code as it is compared, and the unit; null, as '', is the default one. */
export const lineKey = ({ code, unit }: { readonly code: string; readonly unit: string | null }): string =>
  `${fold(code)}\n${fold(unit ?? '')}`;
