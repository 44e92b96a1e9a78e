/** The like of `paths.ts`, of icons that a page without lists does not have. */
export const CHEVRON_LEFT = 'M14.5 6l-6 6 6 6';
export const CHEVRON_RIGHT = 'M9.5 6l6 6-6 6';
export const INFO = 'M12 11v5.5M12 7.5h.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0z';
export const CHAT = 'M12 4a8 8 0 0 1 0 16 8.6 8.6 0 0 1-3.6-.8L4 20.5l1.3-4A8 8 0 0 1 12 4z';
