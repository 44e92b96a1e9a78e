/** Paths of 24 × 24 line icons that any page may show, each a constant of its own so that a build keeps only those in use. */
export const CHECK = 'M5 12.5l4.5 4.5L19 7.5';
export const CHEVRON_DOWN = 'M6 9.5l6 6 6-6';
export const CLOSE = 'M6 6l12 12M18 6L6 18';
export const WARNING =
  'M12 9.5v4.5M12 17h.01M10.6 4.3L2.8 18a1.6 1.6 0 0 0 1.4 2.4h15.6a1.6 1.6 0 0 0 1.4-2.4L13.4 4.3a1.6 1.6 0 0 0-2.8 0z';
