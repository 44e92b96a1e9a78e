import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Product } from '@/domain/product';
import { isChoiceComplete, isSameChoice, matchingChild, listDimensions, type Dimension } from './variants';

const size: Dimension = { code: 'numara', name: 'Numara', values: ['40', '41'] };
const colour: Dimension = { code: 'renk', name: 'Renk', values: ['Siyah', 'Mavi'] };
const dimensions = [size, colour];
const child = (id: number, numara: string, renk: string) => ({ product: { id } as Product, choice: { numara, renk }, title: '' });
const children = [child(1, '40', 'Siyah'), child(2, '41', 'Siyah'), child(3, '40', 'Mavi')];

describe('a choice of variants', () => {
  it('is complete with a value of every dimension', () => {
    expect(isChoiceComplete(dimensions, { numara: '40' })).toBe(false);
    expect(isChoiceComplete(dimensions, { numara: '40', renk: '' })).toBe(false);
    expect(isChoiceComplete(dimensions, { numara: '40', renk: 'Mavi' })).toBe(true);
  });

  it('finds the child that agrees in every value, and no other', { tags: ['S1-3.08'] }, () => {
    expect(matchingChild(children, dimensions, { numara: '40', renk: 'Mavi' })?.product.id).toBe(3);
    expect(matchingChild(children, dimensions, { numara: '41', renk: 'Mavi' })).toBeNull();
    expect(matchingChild(children, dimensions, { numara: '40' })).toBeNull();
  });

  it('finds what a child itself is, whatever the family', () => {
    const value = fc.constantFrom('a', 'b', 'c');
    const family = fc.uniqueArray(fc.record({ numara: value, renk: value }), {
      minLength: 1,
      selector: (choice) => choice.numara + choice.renk,
    });
    fc.assert(
      fc.property(family, fc.nat(), (choices, place) => {
        const members = choices.map((choice, id) => ({ product: { id } as Product, choice, title: '' }));
        const id = place % choices.length;
        expect(matchingChild(members, dimensions, choices[id] ?? {})?.product.id).toBe(id);
      }),
    );
  });

  it('is the same where nothing is chosen in both', () => {
    expect(isSameChoice(dimensions, {}, { numara: '', renk: '' })).toBe(true);
    expect(isSameChoice(dimensions, {}, { numara: '40' })).toBe(false);
    expect(isSameChoice(dimensions, { numara: '', renk: '' }, {})).toBe(true);
    expect(isSameChoice([], {}, { numara: '40' })).toBe(true);
  });
});

describe('the dimensions on offer', () => {
  it('are the named ones, at most three', { tags: ['S1-2.35', 'S1-3.08'] }, () => {
    const third = { ...size, code: 'kalite' };
    expect(listDimensions([size, colour, third, { ...size, code: 'boy' }], [])).toEqual([size, colour, third]);
  });

  it('are gathered from the children where none are named', () => {
    const own = (value: string): Dimension[] => [{ ...size, values: [value] }];
    expect(listDimensions([], [own('40'), own('41'), own('40')])).toEqual([size]);
  });

  it('have the values and the name that a child alone tells, and are none without a value', () => {
    const forty: Dimension = { code: 'numara', name: 'numara', values: ['40'] };
    expect(listDimensions([forty], [[{ ...size, values: ['41'] }], [colour]])).toEqual([size]);
    expect(listDimensions([{ ...size, values: ['40'] }], [[{ ...size, name: 'No', values: ['41'] }]])).toEqual([size]);
    expect(listDimensions([{ ...size, values: [] }, colour], [])).toEqual([colour]);
  });
});
