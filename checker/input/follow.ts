/** As many as browsers follow. */
const MOST = 20;

export interface FollowOptions {
  /** Sent wherever it leads. */
  readonly always: Readonly<Record<string, string>>;
  /** Sent to the origin of `address` alone: they may hold a session. */
  readonly own: ReadonlyArray<readonly [name: string, value: string]>;
  readonly signal: AbortSignal;
}

/** Fetches an address and follows where it leads, without `own` once that is another origin. Throws where there is no answer. */
export async function follow(address: URL, { always, own, signal }: FollowOptions): Promise<Response> {
  let next = address;
  for (let left = MOST; ; left -= 1) {
    const headers = new Headers(always);
    if (next.origin === address.origin) for (const [name, value] of own) headers.append(name, value);
    const response = await fetch(next, { headers, signal, redirect: 'manual' });
    const leads = response.status >= 300 && response.status < 400 ? response.headers.get('location') : null;
    if (leads === null) return response;
    if (left === 0) throw new Error('it leads on and on');
    await response.body?.cancel();
    next = new URL(leads, next);
  }
}
