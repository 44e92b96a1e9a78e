import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CALL_NAMES } from '../../mocks/shop/scenario';
import { refusalIn } from '../../src/data/answer';
import { dueOf } from '../../widgets/checkout/rules/card/due';
import { paymentMessage } from '../../widgets/checkout/rules/card/message';
import { CLIENT_CALLS } from '../../src/testing/calls';
import { readPaymentReply } from '../../widgets/checkout/payment/replySchema';
import { callsOf, examplesOf, readOpenApi } from './document';
import { mutantsOf } from './mutants';
import { compileSchemas } from './schemas';

const document = readOpenApi();
const calls = callsOf(document).filter(({ tags: [tag] }) => tag !== 'Pages');
const schemas = compileSchemas(document, 'open');
const named = CALL_NAMES.map((name) => [name, calls.find(({ operationId }) => operationId === name)] as const);

/** In the place of a field: what servers do send, and what they should not. */
const OTHERS = [null, '', 'x', '12,5', '1', '0', 0, 1, -3, true, false, [], {}];

/**
 * The document asks for more than the widgets need: a named price of a cart line that cannot be read counts as none, and a list
 * of users that is missing as an empty one.
 */
const ASKS_FOR_MORE = /productUnit\.advencePrice\d\.value left out$|^(onlineUsers|todayOfflineUsers) left out$/;

// Of a list with rows that cannot be read the client complains.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

describe('the widgets and the document understand the same answers', () => {
  it.each(named)('%s: whatever the document allows is read, and without a required field nothing is', (name, call) => {
    const { reads } = CLIENT_CALLS[name];
    const differences: string[] = [];
    const examples = examplesOf(call?.responses['200']);
    expect(examples).not.toEqual([]);
    for (const [example, body] of examples) {
      if (!reads(body)) differences.push(`${example}: not read`);
      for (const { what, isRemoval, value } of mutantsOf(body, OTHERS)) {
        const wrong = call && schemas.wrongAnswer(call, 200, value);
        if (wrong === null && !reads(value)) differences.push(`${example}, ${what}: documented, not read`);
        if (wrong !== null && isRemoval && reads(value) && !ASKS_FOR_MORE.test(what))
          differences.push(`${example}, ${what}: read, although ${wrong}`);
      }
    }
    expect(differences).toEqual([]);
  });

  it.each(named)('%s: every documented refusal has a text for the visitor', (_name, call) => {
    const refusals = Object.entries(call?.responses ?? {})
      .filter(([status]) => status !== '200')
      .flatMap(([, answer]) => examplesOf(answer));
    expect(refusals).not.toEqual([]);
    for (const [, body] of refusals) expect(refusalIn(body) ?? (body as { message?: string }).message).toMatch(/\S/);
  });
});

describe('the payment frame', () => {
  const form = { card: '4111 1111 1111 1111', holder: ' Ali Veli ', expire: '12/29', ccv: '123' };

  it.each([
    [33, 3],
    [null, 1],
  ])('is told what the document says (plan %j)', (plan, installment) => {
    const message = paymentMessage({
      form,
      plan,
      due: dueOf(1000.5, { installment, commission: 3.5 }),
      description: '',
      advencePrice: 'advencePrice3',
    });
    expect(schemas.wrongValue('PaymentMessage', message)).toBeNull();
  });

  it('is understood in all that the document has it say', () => {
    expect(document.components.schemas.PaymentReply?.examples?.map(readPaymentReply)).toEqual(['loaded', 'succeeded', 'closed']);
  });
});
