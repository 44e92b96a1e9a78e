import * as v from 'valibot';
import type { CheckoutTotals, MailOrder, PaymentResult } from './rules/checkout';
import { maskCardNumbers } from './rules/maskedCard';
import { TRY } from '@/domain/money/currency';
import { roundHalfUp } from '@/domain/money/decimal';
import {
  idSchema,
  listOf,
  numberSchema,
  objectOrNull,
  optionalNumberSchema,
  orNull,
  pageAddressSchema,
  strictFlagSchema,
  textSchema,
} from '@/schemas/basics';
import { cartLineSchema } from '@/schemas/cart';
import { currencyOr } from '@/schemas/money';

/** In TRY, of two decimals at most (S2 §9): a server that counts in binary prints 1299.9900000000002. */
const amountSchema = v.pipe(
  numberSchema,
  v.transform((amount) => roundHalfUp(amount)),
);

/** An address that may be loaded as an image; any other is none (decision 61). */
const logoSchema = v.fallback(orNull(pageAddressSchema), null);

const storeSchema = v.object(
  { logo: logoSchema, name: textSchema, address: textSchema, phone: textSchema },
  'the store: { logo, address, phone, name }',
);

/** S2 §3, mailOrder. A card number that comes whole is masked here, so that nothing behind it ever has it (decision 43). */
const mailOrderSchema: v.GenericSchema<unknown, MailOrder> = v.object(
  {
    store: v.nullish(storeSchema, {}),
    customerName: textSchema,
    // Amounts are in TRY (S2 §9): a currency that is none must not take the payment's success away.
    currency: v.fallback(currencyOr(TRY), TRY),
    installmentAmount: optionalNumberSchema,
    installment: v.pipe(
      optionalNumberSchema,
      v.transform((installment) => Math.max(1, installment ?? 1)),
    ),
    cardHolder: textSchema,
    cardNumber: v.pipe(textSchema, v.transform(maskCardNumbers)),
    expiryDate: textSchema,
    description: textSchema,
    date: textSchema,
  },
  'a mail order: { store, customerName, cardHolder, … }',
);

const orderSchema = v.object({ id: orNull(idSchema), orderProducts: listOf(cartLineSchema) }, 'an order: { id, orderProducts }');

/** S2 §3, Payment result. */
export const paymentResultSchema: v.GenericSchema<unknown, PaymentResult> = v.pipe(
  v.object(
    {
      // What is no flag says neither: who is told that it failed pays again.
      succeed: v.fallback(orNull(strictFlagSchema), null),
      paymentType: orNull(v.picklist(['pay', 'order'], '"pay" or "order"')),
      order: orNull(orderSchema),
      orderId: orNull(idSchema),
      amount: orNull(amountSchema),
      description: textSchema,
      mailOrder: objectOrNull(mailOrderSchema),
    },
    'a payment result: { succeed, paymentType, amount, … }',
  ),
  v.transform(({ order, orderId, ...result }) => ({
    ...result,
    orderNo: orderId ?? order?.id ?? null,
    orderProducts: order?.orderProducts ?? [],
  })),
);

/** S2 §3, Checkout totals. */
export const checkoutTotalsSchema: v.GenericSchema<unknown, CheckoutTotals> = v.object(
  { subTotal: amountSchema, tax: amountSchema, tryTotal: amountSchema },
  'the totals: { subTotal, tax, tryTotal }',
);
