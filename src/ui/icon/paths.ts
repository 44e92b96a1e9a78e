/** Paths of 24 × 24 line icons, each a constant of its own so that a build keeps only those in use. */
export const CHECK = 'M5 12.5l4.5 4.5L19 7.5';
export const CHEVRON_LEFT = 'M14.5 6l-6 6 6 6';
export const CHEVRON_RIGHT = 'M9.5 6l6 6-6 6';
export const CHEVRON_DOWN = 'M6 9.5l6 6 6-6';
export const CHEVRON_UP = 'M6 14.5l6-6 6 6';
export const CLOSE = 'M6 6l12 12M18 6L6 18';
export const INFO = 'M12 11v5.5M12 7.5h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z';
export const CHAT = 'M12 4a8 8 0 0 1 0 16 8.6 8.6 0 0 1-3.6-.8L4 20.5l1.3-4A8 8 0 0 1 12 4z';
export const MORE =
  'M5 11.3a.7.7 0 1 0 0 1.4a.7.7 0 1 0 0-1.4M12 11.3a.7.7 0 1 0 0 1.4a.7.7 0 1 0 0-1.4M19 11.3a.7.7 0 1 0 0 1.4a.7.7 0 1 0 0-1.4';
export const PAUSE = 'M9 6v12M15 6v12';
export const PLAY = 'M8 5.5l10.5 6.5L8 18.5z';
export const WARNING =
  'M12 9.5v4.5M12 17h.01M10.6 4.3L2.8 18a1.6 1.6 0 0 0 1.4 2.4h15.6a1.6 1.6 0 0 0 1.4-2.4L13.4 4.3a1.6 1.6 0 0 0-2.8 0z';
