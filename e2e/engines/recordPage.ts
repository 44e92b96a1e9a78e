/** Runs in a page before its scripts: posts to `address` whatever goes wrong there. */
export function recordPage(address: string): void {
  const sent: Array<Promise<unknown>> = [];
  const tell = (kind: string, what: unknown) => {
    const text = `${kind}: ${String(what)} (${location.pathname})`;
    sent.push(fetch(address, { method: 'POST', body: text, keepalive: true }).catch(() => undefined));
  };
  // What has been told has arrived.
  Object.assign(window, { recorded: () => Promise.all(sent) });
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...parts: unknown[]) => {
      tell(level, parts.map(String).join(' '));
      say.apply(console, parts);
    };
  }
  // Errors of elements do not bubble. A picture may be missing, and a hint to load ahead may come to nothing.
  addEventListener(
    'error',
    ({ target, message }) => {
      if (!(target instanceof Element)) tell('error', message);
      else if (target.matches('script, link[rel=stylesheet]')) tell('not loaded', target.outerHTML);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => {
    tell('unhandled rejection', reason);
  });
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
    tell('policy', `${violatedDirective} ${blockedURI} ${sample}`);
  });
  document.addEventListener('vitrin:error', (event) => {
    tell('vitrin:error', JSON.stringify((event as CustomEvent<unknown>).detail));
  });
}
