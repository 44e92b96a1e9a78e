import type { Shop } from '../../../mocks/shop/shop';

interface OrderLines {
  readonly lines: ReadonlyArray<{ readonly code: string; readonly unit?: string; readonly quantity: number | string }>;
}

/** A line for each thing that a row of the quick order can be. */
export function everyKindOfLine({ catalogue: { all, variantCheck } }: Shop): OrderLines {
  const find = (fits: (product: (typeof all)[number]) => boolean) => all.find(fits)?.code ?? '';
  const isSold = ({ id, salePrice, defaultUnit }: (typeof all)[number]) =>
    (salePrice?.value ?? 0) > 0 && defaultUnit !== null && variantCheck(id) === undefined;
  const ready = find((product) => isSold(product) && Number(product.quantity) > 100 && product.units.length > 1);
  return {
    lines: [
      { code: ready, quantity: 12 },
      { code: find((product) => isSold(product) && Number(product.quantity) > 20 && product.code !== ready), quantity: '2,5' },
      {
        code: find((product) => isSold(product) && Number(product.quantity) > 0 && Number(product.quantity) < 100),
        quantity: 5000,
      },
      { code: ready.slice(0, -1), quantity: 3 },
      { code: 'YOK-404', quantity: 1 },
      { code: find(({ id }) => variantCheck(id) === 0), quantity: 1 },
      { code: find((product) => isSold(product) && product.quantity === 0), quantity: 1 },
      { code: find(({ salePrice, quantity }) => !(salePrice && salePrice.value > 0) && Number(quantity) > 0), quantity: 1 },
      { code: ready, unit: 'PALET', quantity: 1 },
      { code: ready, quantity: 0 },
      { code: '8,69E+12', quantity: 1 },
    ],
  };
}

/** As many lines as are all in the document. */
export function manyLines({ catalogue: { all } }: Shop): OrderLines {
  return { lines: all.slice(0, 500).map(({ code }, at) => ({ code, quantity: (at % 9) + 1 })) };
}
