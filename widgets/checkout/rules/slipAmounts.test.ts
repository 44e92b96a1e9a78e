import { expect, it } from 'vitest';
import { slipAmounts } from './slipAmounts';

it.each([
  [{ installment: 1, installmentAmount: 1242 }, 1242, [['amount', 1242]]],
  [{ installment: 1, installmentAmount: null }, 1242, [['amount', 1242]]],
  [{ installment: 1, installmentAmount: 0 }, 1242, [['amount', 1242]]],
  [
    { installment: 3, installmentAmount: 0 },
    1242,
    [
      ['installmentAmount', null],
      ['total', 1242],
    ],
  ],
  [
    { installment: 3, installmentAmount: 414 },
    1242,
    [
      ['installmentAmount', 414],
      ['total', 1242],
    ],
  ],
  [
    { installment: 3, installmentAmount: 333.33 },
    1000,
    [
      ['installmentAmount', 333.33],
      ['total', 1000],
    ],
  ],
  [
    { installment: 3, installmentAmount: 33.35 },
    null,
    [
      ['installmentAmount', 33.35],
      ['total', 100.05],
    ],
  ],
  [
    { installment: 3, installmentAmount: null },
    1242,
    [
      ['installmentAmount', null],
      ['total', 1242],
    ],
  ],
  [
    { installment: 3, installmentAmount: null },
    null,
    [
      ['installmentAmount', null],
      ['total', null],
    ],
  ],
])('a slip of %j, with %s charged, says %j', { tags: ['D-77'] }, (mailOrder, charged, amounts) => {
  expect(slipAmounts(mailOrder, charged)).toEqual(amounts);
});
