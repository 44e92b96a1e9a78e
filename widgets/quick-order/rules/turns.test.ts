import { describe, expect, it } from 'vitest';
import { readPasted, WANTED } from '../tests/pasted';

describe('a pasted message with each amount in a line of its own', () => {
  it('is read without units where the codes are words or longer numbers', () => {
    expect(readPasted('HRD-12\n5\nHRD-13\n10')).toEqual(WANTED);
    expect(readPasted('100245\n5\n100246\n120')).toEqual([
      ['100245', '5'],
      ['100246', '120'],
    ]);
  });

  it('is read between greetings as well', () => {
    expect(readPasted('Merhaba\nHRD-12\n5\nHRD-13\n10\nTeşekkürler').slice(2)).toEqual(WANTED);
  });

  it.each([
    ['codes alone', 'HRD-12\n1001\nHRD-13\n1002'],
    ['numbers that may be codes', '6204\n608\n6205\n609'],
    ['a line too many', 'HRD-12\n5\nHRD-13\n10\nHRD-14'],
    ['two lines of which nobody knows', 'HRD-12\n5'],
    ['a number that may be a code beside one that is', '100245\n5\n6204\n120'],
    ['codes behind one that has its amount', 'HRD-12\n5\nHRD-13\nHRD-14'],
  ])('takes no line for the amount of another among %s', (_, text) => {
    expect(readPasted(text).map(([code]) => code)).toEqual(text.split('\n'));
  });

  it('takes no second amount for a line that has its own', () => {
    expect(readPasted('HRD-12 5 adet\n10 adet')[0]).toEqual(['HRD-12', '5', 'adet']);
    expect(readPasted('HRD-12\n5\nHRD-13 3 adet\n10 adet')).toContainEqual(['HRD-13', '3', 'adet']);
  });

  it('needs each amount to name its unit where the codes are short numbers', () => {
    expect(readPasted('6204\n5 adet\n6205\n10 adet')).toEqual([
      ['6204', '5', 'adet'],
      ['6205', '10', 'adet'],
    ]);
    expect(readPasted('6204\n5 adet\n6205\n10').map(([code]) => code)).toContain('6205');
    expect(readPasted('6204\n5 adet\n6205\n10').map(([code]) => code)).toContain('10');
  });
});
