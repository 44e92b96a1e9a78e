import { describe, expect, it } from 'vitest';
import { BRANDS } from '../seed/brands';
import { families } from '../seed/families';
import { CATEGORIES } from '../seed/leaves';
import { createShop } from '../shop/shop';

const { all } = createShop().catalogue;
const everything = [...all, ...families.flatMap(({ children }) => children)];

const repeated = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the catalogue of the stand-in', () => {
  it('has at least 520 products that can be listed', () => {
    expect(all.length).toBeGreaterThanOrEqual(520);
  });

  it('gives every product its own id, code, slug, name, barcodes and picture', () => {
    expect(repeated(everything.map(({ id }) => id))).toEqual([]);
    expect(repeated(everything.map(({ code }) => code))).toEqual([]);
    expect(repeated(everything.map(({ seo }) => seo))).toEqual([]);
    expect(repeated(everything.map(({ name }) => name))).toEqual([]);
    expect(repeated(everything.flatMap(({ units }) => units.map(({ barcode }) => barcode)))).toEqual([]);
    expect(repeated(everything.flatMap(({ image }) => image ?? []))).toEqual([]);
    expect(repeated(everything.flatMap(({ ozelkod2 }) => ozelkod2 || []))).toEqual([]);
  });

  it('prices a product by its default unit, and a bigger unit at no more than its pieces', () => {
    for (const { defaultUnit, units, salePrice } of everything) {
      if (!defaultUnit) continue;
      expect(units).toContainEqual(defaultUnit);
      expect(salePrice).toEqual(defaultUnit.defaultPrice);
      const piece = units.find(({ multiplier }) => multiplier === 1)?.defaultPrice?.value;
      if (piece === undefined) continue;
      for (const { multiplier, defaultPrice } of units) {
        expect(defaultPrice?.value).toBeLessThanOrEqual(piece * multiplier + 0.01);
      }
    }
  });

  it('sells in pieces, boxes and packs of the usual sizes', () => {
    const units = everything.flatMap((product) => product.units);
    expect(new Set(units.map(({ value }) => value))).toEqual(new Set(['ADET', 'KOLİ', 'PAKET']));
    expect(new Set(units.map(({ multiplier }) => multiplier))).toEqual(new Set([1, 10, 12, 24, 50, 100]));
  });

  it('has the oddities that widgets must live with', () => {
    expect(all.filter(({ salePrice }) => salePrice?.value === 0).length).toBeGreaterThan(5);
    expect(all.some(({ salePrice, units }) => salePrice?.value === 0 && units.length > 1)).toBe(true);
    expect(all.filter(({ quantity }) => quantity !== null && quantity < 0)).toHaveLength(1);
    expect(all.filter(({ defaultUnit }) => defaultUnit === null)).toHaveLength(1);
    expect(all.some(({ name }) => name.length > 150)).toBe(true);
    expect(all.some(({ name }) => name.includes('<') && name.includes('"') && name.includes('&'))).toBe(true);
    expect(all.filter(({ code }) => code.length > 20).length).toBeGreaterThan(20);
    expect(all.some(({ image }) => image === null)).toBe(true);
    expect(new Set(all.map(({ currency }) => currency))).toEqual(new Set(['TL', 'USD', 'EUR']));
    expect(new Set(all.map(({ taxRate }) => taxRate))).toEqual(new Set([1, 10, 20]));
  });

  it('states a list price above the sale price for about a third', () => {
    const above = all.filter(({ listPrice, salePrice }) => listPrice && salePrice && listPrice.value > salePrice.value);
    expect(above.length / all.length).toBeGreaterThan(0.25);
    expect(above.length / all.length).toBeLessThan(0.42);
  });

  it('keeps the stock of a single product in its warehouses', () => {
    for (const { id, quantity, inventory } of all) {
      if (families.some(({ parent }) => parent.id === id)) continue;
      expect(inventory.reduce((sum, row) => sum + row.quantity, 0)).toBe(quantity);
    }
  });

  it('has variant families of one, two and three dimensions, each child with its own combination', () => {
    expect(new Set(families.map(({ variants }) => variants.length))).toEqual(new Set([1, 2, 3]));
    for (const { children, variants } of families) {
      const combinations = children.map((child) => child.variants?.map(({ values }) => values[0]?.name).join('|'));
      expect(repeated(combinations)).toEqual([]);
      for (const child of children) expect(child.variants?.map(({ code }) => code)).toEqual(variants.map(({ code }) => code));
      expect(children.length).toBeLessThan(variants.reduce((count, { values }) => count * values.length, 1));
    }
  });

  it('has at least ten brands, each with products', () => {
    const used = new Set(all.map(({ brand }) => brand.code));
    expect(BRANDS.length).toBeGreaterThanOrEqual(10);
    expect(BRANDS.filter(({ code }) => !used.has(code))).toEqual([]);
  });

  it('lists products in every category of the menu', () => {
    const { catalogue } = createShop();
    const options = { onlyInStock: false, defaultSort: 'name' };
    for (const { path, children } of CATEGORIES) {
      const group = catalogue.list(path, new URLSearchParams(), options).total;
      const parts = children.map((child) => catalogue.list(child.path, new URLSearchParams(), options).total);
      expect(Math.min(...parts)).toBeGreaterThan(24);
      expect(group).toBe(parts.reduce((sum, part) => sum + part, 0));
    }
  });
});
