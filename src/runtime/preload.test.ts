import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetFiles, preload } from './preload';

const BASE = 'https://shop.test/assets/vitrin/chunks/loaders-1.js';
/** The folder on the page's own origin. */
const OWN = new URL('/assets/vitrin/chunks/loaders-1.js', location.href).href;
const CODE = 'const a=1;export{a as default};';
const links = (end: string) => [...document.querySelectorAll('link')].filter(({ href }) => href.endsWith(end));

/** The files that stand at an end of an address come, as a browser tells. */
const come = (end: string) => {
  for (const link of links(end)) link.dispatchEvent(new Event('load'));
};
/** The answers of the page's server, one after the other; what it was asked for. */
function answers(...bodies: ReadonlyArray<string | number | Error>) {
  const left = [...bodies];
  const asked: string[] = [];
  vi.stubGlobal('fetch', (href: string, { cache }: RequestInit) => {
    asked.push(`${href.replace(/^.*\//, '')} ${String(cache)}`);
    const body = left.shift();
    if (body === undefined || body instanceof Error) return Promise.reject(body ?? new Error('not expected'));
    return Promise.resolve(typeof body === 'number' ? new Response('', { status: body }) : new Response(body));
  });
  return asked;
}

afterEach(() => {
  forgetFiles();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what a chunk needs', () => {
  it('is asked for beside the importing chunk, which is not run without it', async () => {
    const load = vi.fn(() => Promise.resolve('widget'));
    const loaded = preload(load, ['./list-2.js', '../assets/list-3.css'], BASE);
    const [script] = links('list-2.js');
    const [style] = links('list-3.css');
    expect(script).toMatchObject({ rel: 'preload', as: 'script', href: 'https://shop.test/assets/vitrin/chunks/list-2.js' });
    expect(script).toHaveAttribute('crossorigin', '');
    expect(style).toMatchObject({ rel: 'stylesheet', href: 'https://shop.test/assets/vitrin/assets/list-3.css' });
    expect(load).not.toHaveBeenCalled();
    style?.dispatchEvent(new Event('load'));
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    script?.dispatchEvent(new Event('error'));
    await expect(loaded).rejects.toThrow('cannot load https://shop.test/assets/vitrin/chunks/list-2.js');
    expect(load).not.toHaveBeenCalled();
  });

  it('is asked for once, however many chunks need it', async () => {
    const both = Promise.all([1, 2].map((chunk) => preload(() => Promise.resolve(chunk), ['./shared.css'], BASE)));
    expect(links('shared.css')).toHaveLength(1);
    links('shared.css')[0]?.dispatchEvent(new Event('load'));
    expect(await both).toEqual([1, 2]);
  });

  it('fails with a stylesheet that does not come, and is asked for again the next time', async () => {
    const first = preload(() => Promise.resolve(), ['./lost.css'], BASE);
    links('lost.css')[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('cannot load https://shop.test/assets/vitrin/chunks/lost.css');
    expect(links('lost.css')).toHaveLength(0);
    const second = preload(() => Promise.resolve('there'), ['./lost.css'], BASE);
    links('lost.css')[0]?.dispatchEvent(new Event('load'));
    expect(await second).toBe('there');
  });

  it('runs what a chunk imports before the chunk, and each once', async () => {
    const ran: string[] = [];
    vi.stubGlobal('ran', ran);
    const script = (name: string) => `data:text/javascript,globalThis.ran.push("${name}")`;
    const first = preload(() => Promise.resolve(ran.push('load')), [script('chunk'), script('react')], BASE);
    come('');
    await first;
    const second = preload(() => Promise.resolve(ran.push('load')), [script('other'), script('react')], BASE);
    come('("other")');
    await second;
    expect(ran).toEqual(['react', 'chunk', 'load', 'other', 'load']);
  });

  it('says why it cannot be run, also where the browser says it once only', async () => {
    const broken = 'data:text/javascript,throw new SyntaxError("Invalid regular expression")';
    const first = preload(() => Promise.resolve('never'), [broken], BASE);
    come('');
    await expect(first).rejects.toThrow('Invalid regular expression');
    // As in WebKit, where a later import of a file that has failed gives nothing.
    await expect(preload(() => Promise.resolve(undefined), [broken], BASE)).rejects.toThrow('Invalid regular expression');
  });

  it('fails for its own reason where nothing is wrong with its files', async () => {
    const loaded = preload(() => Promise.reject(new Error('the theme is at fault')), ['data:text/javascript,1'], BASE);
    come('');
    await expect(loaded).rejects.toThrow('the theme is at fault');
  });

  it('is forgotten with the page: what is on its way fails, and is asked for again by the next one', async () => {
    const load = () => Promise.resolve('there');
    const lost = preload(load, ['./list.js', './list.css'], BASE);
    forgetFiles();
    await expect(lost).rejects.toThrow('cannot load');
    expect(document.querySelector('link')).toBeNull();
    const next = preload(load, ['./list.css'], BASE);
    links('list.css')[0]?.dispatchEvent(new Event('load'));
    expect(await next).toBe('there');
    // Once it is there, nobody waits for it.
    expect(await preload(load, ['./list.css'], BASE)).toBe('there');
    expect(links('list.css')).toHaveLength(1);
  });

  it.each([
    ['an error', 503],
    ['a lost connection', new TypeError('Failed to fetch')],
    ['a page in its place', '<!doctype html><title>Bakım</title>'],
    ['a script that was cut short', 'const a=()=>{return{}'],
  ])('is not imported where %s comes for it, which a browser would keep, and is had past the cache', async (_, first) => {
    const asked = answers(first, CODE);
    const load = vi.fn(() => Promise.resolve('widget'));
    const file = './list-2.js';
    await expect(preload(load, [file], OWN)).rejects.toThrow(`cannot load ${new URL(file, OWN).href}`);
    expect(load).not.toHaveBeenCalled();
    const again = preload(load, [file], OWN).catch(() => 'imported');
    expect(await again).toBe('imported');
    expect(asked).toEqual(['list-2.js default', 'list-2.js reload']);
  });

  it('is fetched from elsewhere only where it failed to come, for the policy of the page need not allow that', async () => {
    const asked = answers(CODE);
    const load = () => Promise.resolve('widget');
    const first = preload(load, ['./list-2.js'], BASE);
    links('list-2.js')[0]?.dispatchEvent(new Event('error'));
    await expect(first).rejects.toThrow('cannot load');
    expect(asked).toEqual([]);
    const again = preload(load, ['./list-2.js'], BASE).catch(() => 'imported');
    expect(await again).toBe('imported');
    expect(asked).toEqual(['list-2.js reload']);
  });

  it('is left to the import where the policy of the page refuses the fetch', async () => {
    answers(new TypeError('Failed to fetch'));
    const loaded = preload(() => Promise.resolve('widget'), ['./list-2.js'], OWN).catch((reason: unknown) => String(reason));
    const refusal = new Event('securitypolicyviolation');
    document.dispatchEvent(Object.assign(refusal, { blockedURI: new URL('./list-2.js', OWN).href }));
    // The import itself fails here, where nothing is served.
    expect(await loaded).not.toContain('cannot load');
  });

  it('fails where it never answers, and is there where it comes late', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    const lost = preload(() => Promise.resolve('widget'), ['./list-2.js', './list.css'], OWN);
    const failure = expect(lost).rejects.toThrow('cannot load');
    await vi.advanceTimersByTimeAsync(20_000);
    await failure;
    expect(links('list.css')).toHaveLength(0);
    come('list-2.js');
    const late = preload(() => Promise.resolve('widget'), ['./list-2.js'], OWN).catch((reason: unknown) => String(reason));
    expect(await late).not.toContain('cannot load');
  });

  it('may be nothing', async () => {
    expect(await preload(() => Promise.resolve(7))).toBe(7);
  });
});
