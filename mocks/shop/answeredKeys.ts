/** An answer as it was first given. */
interface Given {
  readonly status: number;
  readonly body: object;
}

/** What was answered to calls with an `Idempotency-Key`: the same call again gets the same answer, and is not carried out. */
export interface AnsweredKeys {
  /**
   * The answer to a call of `key`, given by `answer` the first time. `subject` is what it asks for: a key that comes back
   * with something else is null, an error of whoever sent it.
   */
  once<T extends Given>(key: string, subject: string, answer: () => T): T | Given | null;
  reset(): void;
}

export function createAnsweredKeys(): AnsweredKeys {
  const given = new Map<string, { readonly subject: string; readonly answer: Given }>();
  return {
    once(key, subject, answer) {
      const before = given.get(key);
      if (before) return before.subject === subject ? before.answer : null;
      const first = answer();
      given.set(key, { subject, answer: first });
      return first;
    },
    reset() {
      given.clear();
    },
  };
}
