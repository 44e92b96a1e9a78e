import { describe, expect, it } from 'vitest';
import {
  addLinesTo,
  addList,
  freeName,
  nameMistake,
  removeList,
  renameList,
  restoreList,
  sortLists,
  type SavedLine,
  type SavedList,
} from './lists';

const line = (code: string, quantity: string, unit: string | null = null): SavedLine => ({ code, unit, quantity });
const list = (id: number, name: string, lines: readonly SavedLine[] = [], changed = id): SavedList => ({
  id,
  name,
  changed,
  lines,
});
const weekly = list(1, 'Haftalık', [line('A-1', '5')]);
const monthly = list(2, 'AYLIK');
const lists = [weekly, monthly];

describe('the name of a list', () => {
  it('is there, and its own however its letters are written', () => {
    expect(nameMistake(lists, '  ')).toBe('saved.nameMissing');
    expect(nameMistake(lists, ' aylık ')).toBe('saved.nameTaken');
    expect(nameMistake(lists, 'aylık', 2)).toBeUndefined();
    expect(nameMistake(lists, 'Yıllık')).toBeUndefined();
  });

  it('gets the first number that makes it its own', () => {
    expect(freeName(lists, 'Yıllık')).toBe('Yıllık');
    expect(freeName(lists, 'Aylık')).toBe('Aylık (2)');
    expect(freeName([...lists, list(3, 'aylık (2)')], 'Aylık')).toBe('Aylık (3)');
  });
});

describe('the lines of a list', () => {
  it('are one of each code and unit, with what all of them want', () => {
    const lines = [line('A-1', '12'), line('B-1', '1'), line('a-1', '3'), line('A-1', '1', 'KOLİ'), line('A-1', '4', 'koli')];
    expect(addList(lists, { name: ' Aylık ', lines }, 70)).toEqual([
      ...lists,
      list(70, 'Aylık (2)', [line('A-1', '15'), line('B-1', '1'), line('A-1', '5', 'KOLİ')]),
    ]);
  });

  it.each(['2,5', '', 'çok', '1.000'])('stay by themselves where one wants %j', (quantity) => {
    const wrong = line('A-1', quantity);
    const [changed] = addLinesTo(lists, 1, [wrong, line('A-1', '2'), wrong], 80);
    expect(changed).toEqual(list(1, 'Haftalık', [line('A-1', '7'), wrong, wrong], 80));
  });

  it('go to the list that is meant, and to no other', () => {
    expect(addLinesTo(lists, 2, [line('A-1', '2')], 80)).toEqual([weekly, list(2, 'AYLIK', [line('A-1', '2')], 80)]);
  });
});

describe('a list', () => {
  it('has an id that no other has, though two are made in the same moment', () => {
    expect(addList(lists, { name: 'Yeni', lines: [] }, 2).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(addList([], { name: 'Yeni', lines: [] }, 90)[0]).toEqual(list(90, 'Yeni'));
  });

  it('is renamed, taken out, and brought back as it was', () => {
    expect(renameList(lists, 2, ' Yıllık ', 80)).toEqual([weekly, list(2, 'Yıllık', [], 80)]);
    expect(removeList(lists, 1)).toEqual([monthly]);
    expect(restoreList([monthly], weekly)).toEqual([monthly, weekly]);
    expect(restoreList([monthly, list(3, 'haftalık')], weekly)[2]?.name).toBe('Haftalık (2)');
    expect(restoreList(lists, weekly)).toBe(lists);
  });

  it('stands first where it has changed last', () => {
    const changed = [list(1, 'a', [], 5), list(2, 'b', [], 9), list(3, 'c', [], 9)];
    expect(sortLists(changed).map(({ id }) => id)).toEqual([3, 2, 1]);
  });
});
