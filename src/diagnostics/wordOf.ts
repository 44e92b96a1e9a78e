/** A name as it is compared with one that authors write otherwise: without capitals, dashes and underscores. */
export const wordOf = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');
