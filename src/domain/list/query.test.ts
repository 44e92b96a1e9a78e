import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCall } from './call';
import { readListQuery, withListQuery } from './query';
import { SORT_FIELDS, isSortField } from './sort';

const piece = fc.stringMatching(/^[a-z%?=+;.0-9\[\]-]{0,12}$/);
const foreign = piece.filter((text) => !/^(?:page|sort|view)=?/.test(decoded(text)));

function decoded(text: string): string {
  return [...new URLSearchParams(`&${text}`).keys()][0] ?? '';
}

describe('listCall', () => {
  it('is the literal path and query', { tags: ['S1-7.12', 'D-2'] }, () => {
    expect(listCall('/fren/balata', '?page=2')).toBe('/api/catalog/products/fren/balata?page=2');
    expect(listCall('/', '')).toBe('/api/catalog/products/');
    expect(listCall('fren', '')).toBe('/api/catalog/products/fren');
  });
});

describe('readListQuery', () => {
  it('reads page, sort and view', { tags: ['S1-2.02'] }, () => {
    expect(readListQuery('?page=3&sort=-price&view=grid')).toEqual({ page: 3, sort: '-price', view: 'grid' });
  });

  it.each(['', '?page=0', '?page=-2', '?page=2abc', '?page=1.5', '?page=', '?sort=size&view=table'])(
    'takes the safe value for what it cannot read in %j',
    (search) => {
      expect(readListQuery(search)).toEqual({ page: 1, sort: null, view: null });
    },
  );
});

describe('withListQuery', () => {
  it('writes page 1 by leaving it out', () => {
    expect(withListQuery('?page=3', { page: 1 })).toBe('');
    expect(withListQuery('?q=a&page=3', { page: 1, sort: 'name' })).toBe('?q=a&sort=name');
  });

  it('changes a parameter in its place, and once', () => {
    expect(withListQuery('?page=3&brand=B1&p%61ge=9', { page: 4 })).toBe('?page=4&brand=B1');
    expect(withListQuery('sort=name&q=a', { sort: '-price' })).toBe('?sort=-price&q=a');
    expect(withListQuery('?sort=name&q=a', { sort: '' })).toBe('?q=a');
    expect(withListQuery('??page=2', { page: 3 })).toBe('??page=2&page=3');
    expect(withListQuery('', { page: 3 })).toBe('?page=3');
  });

  it('keeps the page, the sort and the view that nothing is said of', () => {
    expect(withListQuery('?page=3&sort=name', { view: 'grid' })).toBe('?page=3&sort=name&view=grid');
    expect(withListQuery('?sort=name&view=grid', { page: 3 })).toBe('?sort=name&view=grid&page=3');
  });

  it('reads back what it wrote and keeps every foreign parameter byte for byte, in order', () => {
    const change = fc.record({
      page: fc.integer({ min: 1, max: 999 }),
      sort: fc.constantFrom(...SORT_FIELDS),
      view: fc.constantFrom('grid' as const, 'list' as const),
    });
    fc.assert(
      fc.property(fc.array(foreign), fc.array(foreign, { minLength: 1 }), change, (before, after, wanted) => {
        const search = `?${[...before, 'page=7', ...after].join('&')}`;
        const written = withListQuery(search, wanted);
        expect(readListQuery(written)).toEqual(wanted);
        const kept = written.slice(1).split('&');
        const ours = new Set(['page', 'sort', 'view']);
        expect(kept.filter((text) => !ours.has(decoded(text)))).toEqual([...before, ...after]);
      }),
    );
  });

  it('changes nothing without a change', () => {
    fc.assert(
      fc.property(fc.array(piece, { minLength: 1 }), (pieces) => {
        const search = `?${pieces.join('&')}`;
        expect(withListQuery(search, {})).toBe(search === '?' ? '' : search);
      }),
    );
  });
});

describe('isSortField', () => {
  it('knows the eight orders and no other', { tags: ['S1-5.15', 'S1-9.07'] }, () => {
    expect(SORT_FIELDS.every(isSortField)).toBe(true);
    for (const other of ['', '--name', 'Name', 'code', null, 0]) expect(isSortField(other)).toBe(false);
  });
});
