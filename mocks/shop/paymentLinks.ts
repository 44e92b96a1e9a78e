/** A payment link that the session has had made. */
export interface MadeLink {
  /** TRY. */
  readonly amount: number;
  readonly link: string;
}

/** A mail that carries a link. */
export interface SentLink extends MadeLink {
  readonly email: string;
}

/** The session's payment links. */
export interface PaymentLinks {
  readonly made: readonly MadeLink[];
  readonly sent: readonly SentLink[];
  make(amount: number): MadeLink;
  /** Mails the last link over that amount, or a new one. */
  send(amount: number, email: string): SentLink;
  reset(): void;
}

const PLACE = 'https://odeme.anadolutedarik.example/l/';
/** Links of a real shop cannot be guessed; those of the stand-in need only differ. */
const FIRST = 0x2f81c4;
const STEP = 0x9e3d;

export function createPaymentLinks(): PaymentLinks {
  let made: readonly MadeLink[] = [];
  let sent: readonly SentLink[] = [];
  const make = (amount: number) => {
    const link = { amount, link: PLACE + (FIRST + made.length * STEP).toString(36).toUpperCase() };
    made = [...made, link];
    return link;
  };
  return {
    get made() {
      return made;
    },
    get sent() {
      return sent;
    },
    make,
    send(amount, email) {
      const mail = { ...(made.filter((link) => link.amount === amount).at(-1) ?? make(amount)), email };
      sent = [...sent, mail];
      return mail;
    },
    reset() {
      made = [];
      sent = [];
    },
  };
}
