import type { CallName } from './callNames';

export { CALL_NAMES, type CallName } from './callNames';

/**
 * How a call fails. `offline`: the connection breaks; `timeout`: no answer ever comes; a number: that status with an
 * error text; `html`: a login page with status 200. None of these carries the call out. `empty`, `truncated` and
 * `shape` do carry it out and then spoil the answer: no body, half the JSON, or JSON without the expected fields.
 */
export const FAULTS = ['offline', 'timeout', '401', '403', '409', '422', '500', 'html', 'empty', 'truncated', 'shape'] as const;
/** The same, and `entries`: carried out and answered, but an entry of each list is odd. That is no failure of the call. */
export const SCENARIO_FAULTS = [...FAULTS, 'entries'] as const;
export type Fault = (typeof SCENARIO_FAULTS)[number];

/**
 * How a card payment ends: at once, refused by the bank, after a detour over 3-D Secure, in a frame that says nothing, or
 * not at all while a page inside that frame forges its messages.
 */
export const PAYMENT_ENDINGS = ['success', 'failure', 'secure', 'silent', 'hostile'] as const;
export type PaymentEnding = (typeof PAYMENT_ENDINGS)[number];

export type UserKind = 'visitor' | 'customer' | 'administrator';
export type Speed = 'normal' | 'slow';
export type FlagValue = string | number | boolean;

/** Everything about the stand-in that a test or the demo can choose. */
export interface Scenario {
  readonly as: UserKind;
  /** Values that replace the shop's default settings, by name; names not listed keep their default. */
  readonly settings: Readonly<Record<string, FlagValue>>;
  /** The customer's `risk_limit` in TL; 0: none is set, 1: ordering is blocked (decision 36). */
  readonly riskLimit: number;
  /** What the customer should have paid, in TL. */
  readonly overdueBalance: number;
  /** How many offers the session's customer has from before. */
  readonly offers: number;
  /** How many orders the customer has from before. */
  readonly orders: number;
  /** `slow`: every call waits 1.5 s. */
  readonly speed: Speed;
  readonly payment: PaymentEnding;
  /** The server pays no heed to `Idempotency-Key`, as most do: the same call twice is carried out twice. */
  readonly ignoresKeys: boolean;
  /** `all` holds for every call that has no fault of its own. */
  readonly faults: Readonly<Partial<Record<CallName | 'all', Fault>>>;
}

/** A logged-in customer of a healthy, fast shop. */
export const DEFAULT_SCENARIO: Scenario = {
  as: 'customer',
  settings: {},
  riskLimit: 10000,
  overdueBalance: 1250,
  offers: 12,
  orders: 24,
  speed: 'normal',
  payment: 'success',
  ignoresKeys: false,
  faults: {},
};
