import * as v from 'valibot';
import { isOn } from '@/domain/flags';
import { isPageAddress } from '@/domain/links/address';
import type { PaymentLinkAnswer } from '../rules/paymentLink/answer';
import { optionalTextSchema } from '@/schemas/basics';

/** An address on the web: a path of the shop would mean nothing in a message. */
const isLink = (value: unknown): value is string => typeof value === 'string' && value.startsWith('http') && isPageAddress(value);

/** What POST /api/payment-link answers when it was asked to mail a link. S2 §7. */
export const mailedLinkSchema: v.GenericSchema<unknown, PaymentLinkAnswer> = v.object(
  {
    // Nothing at all is no flag here: an answer that does not say how it went is none.
    success: v.pipe(
      v.custom((flag) => flag !== null && typeof flag !== 'object', 'a flag'),
      v.transform(isOn),
    ),
    message: optionalTextSchema,
    link: v.pipe(
      v.nullish(v.unknown(), null),
      v.transform((link) => (isLink(link) ? link : null)),
    ),
  },
  'the answer: { success, message, link }',
);

/** What it answers when it was asked for a link: a success must have one. */
export const createdLinkSchema: v.GenericSchema<unknown, PaymentLinkAnswer> = v.pipe(
  mailedLinkSchema,
  v.check(({ success, link }) => !success || link !== null, 'an http(s) link with a success'),
);
