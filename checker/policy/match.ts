const HOST =
  /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9_-]+(?:\.[a-z0-9_-]+)*|\[[0-9a-f:.]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i;
const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443', 'ws:': '80', 'wss:': '443' };

/** Whether a source list allows an address, on a page of the origin of `page`. As CSP 3 matches, nonces and hashes aside. */
export function allows(sources: readonly string[], address: URL, page: URL): boolean {
  return sources.some((source) => matches(source, address, page));
}

function matches(source: string, address: URL, page: URL): boolean {
  if (source === '*') return /^(?:https?|wss?):$/.test(address.protocol) || address.protocol === page.protocol;
  if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return isScheme(source.toLowerCase(), address.protocol);
  if (source.toLowerCase() === "'self'") return isOwn(address, page);
  const [, scheme, host = '', port, path] = HOST.exec(source) ?? [];
  if (host === '') return false;
  return (
    isScheme(scheme ? `${scheme.toLowerCase()}:` : page.protocol, address.protocol) &&
    isHost(host.toLowerCase(), address.hostname) &&
    isPort(port, address) &&
    isPath(path, address.pathname)
  );
}

function isOwn(address: URL, page: URL): boolean {
  return (
    address.origin === page.origin ||
    (address.hostname === page.hostname &&
      page.protocol === 'http:' &&
      address.protocol === 'https:' &&
      !address.port &&
      !page.port)
  );
}

/** A scheme allows its safer form, too. */
function isScheme(allowed: string, scheme: string): boolean {
  return allowed === scheme || (allowed === 'http:' && scheme === 'https:') || (allowed === 'ws:' && scheme === 'wss:');
}

function isHost(allowed: string, host: string): boolean {
  if (allowed === '*') return true;
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : allowed === host;
}

function isPort(allowed: string | undefined, { protocol, port }: URL): boolean {
  if (allowed === '*') return true;
  const own = port || PORTS[protocol];
  return allowed === undefined ? own === PORTS[protocol] : allowed === own || (allowed === '80' && own === '443');
}

/** A path that ends in a slash allows all below it; another one itself alone. */
function isPath(allowed: string | undefined, path: string): boolean {
  if (allowed === undefined || allowed === '/') return true;
  return allowed.endsWith('/') ? path.startsWith(decodePath(allowed)) : path === decodePath(allowed);
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
