import { decodePage } from './decode';
import type { AskForFile } from './fileAnswers';
import { follow } from './follow';
import { messageOf, NotChecked, type Source } from './source';

export interface AskOptions {
  /** Request headers: a cookie, so that the page is that of a customer. */
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  /** Milliseconds. */
  readonly timeout: number;
  readonly ask: AskForFile;
  /** Policies to hold the page against, beside those that it comes with. */
  readonly policies: readonly string[];
}

/** Whether an argument is an address, and no path. */
export function isAddress(argument: string): boolean {
  return /^https?:\/\//i.test(argument);
}

/** Fetches a page with the policies of its headers. Throws where there is no page to be had. */
export async function fetchSource(address: string, { headers, timeout, policies, ask }: AskOptions): Promise<Source> {
  const toNotChecked = (reason: string) => new NotChecked(`${address}: ${reason}`);
  try {
    const response = await follow(new URL(address), {
      always: { accept: 'text/html' },
      own: headers,
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw toNotChecked(`the server answered ${response.status}`);
    // To a form to log in, mostly: that one is not to pass for the page.
    if (pathOf(response.url) !== pathOf(address))
      throw toNotChecked(`it leads to ${response.url}; hand a session on with --header, or check that address`);
    if (headers.length > 0 && new URL(response.url).origin !== new URL(address).origin)
      throw toNotChecked(`it leads to ${response.url}, another origin, which was sent no --header; check that address`);
    const type = response.headers.get('content-type') ?? '';
    if (!/html/i.test(type)) throw toNotChecked(`the server answered with ${type || 'no type'}, which is no page`);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const decoded = decodePage(bytes, { header: charsetIn(type), mustSay: true });
    if (!decoded) throw toNotChecked('the server answered with bytes that are no text');
    const own = response.headers.get('content-security-policy');
    return {
      file: address,
      text: decoded.text,
      charset: decoded.fault,
      syntax: 'plain',
      url: response.url,
      ask,
      policies: [...(own === null ? [] : [own]), ...policies],
    };
  } catch (error) {
    if (error instanceof NotChecked) throw error;
    if (error instanceof Error && error.name === 'TimeoutError') throw toNotChecked(`no answer within ${timeout / 1000} s`);
    const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
    throw toNotChecked(`no answer (${messageOf(cause)})`);
  }
}

function charsetIn(type: string): string | null {
  return /;\s*charset=["']?([^"';\s]+)/i.exec(type)?.[1] ?? null;
}

/** With and without a slash at its end, it is the same page. */
function pathOf(address: string): string {
  return new URL(address).pathname.replace(/\/$/, '');
}
