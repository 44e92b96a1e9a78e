import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitMatches } from './matchedParts';

/** The text with what matches in brackets. */
const marked = (text: string, query: string) =>
  splitMatches(text, query)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join('');

describe('what of a suggestion matches', () => {
  it.each([
    ['Vida M8', 'vida', '[Vida] M8'],
    ['Vida M8', 'VIDA', '[Vida] M8'],
    ['KIRMIZI İĞNE', 'kırmızı iğne', '[KIRMIZI] [İĞNE]'],
    ['İĞNE', 'iğ', '[İĞ]NE'],
    // As some systems write it: a plain I, and the dot as a character of its own.
    ['Galvanizli VI\u0307DA', 'galvanizli', '[Galvanizli] VİDA'],
    ['VI\u0307DA M8', 'vida', '[VİDA] M8'],
    ['Işıldak', 'ışıl', '[Işıl]dak'],
    ['Vida, paslanmaz, M8', ' m8  vida ', '[Vida], paslanmaz, [M8]'],
    ['M8 vida', 'm m8', '[M8] vida'],
    ['Boru 1/2" (galvaniz)', '1/2" (', 'Boru [1/2"] [(]galvaniz)'],
    ['Somun', 'vida', 'Somun'],
    ['Somun', '  ', 'Somun'],
  ])('%j for %j: %s', { tags: ['D-55'] }, (text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });

  it('is cut out of the text and nothing else, whatever the two hold', () => {
    const anything = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(anything, anything, (text, query) => {
        const parts = splitMatches(text, query);
        expect(parts.map((part) => part.text).join('')).toBe(text.normalize());
      }),
    );
  });

  it('holds a text that was typed as it stands', () => {
    const word = fc.stringMatching(/^[a-zçğıöşüA-ZÇĞİÖŞÜ0-9]{1,8}$/);
    fc.assert(
      fc.property(word, word, word, (before, typed, after) => {
        expect(splitMatches(`${before} ${typed} ${after}`, typed).some((part) => part.isMatch)).toBe(true);
      }),
    );
  });
});
