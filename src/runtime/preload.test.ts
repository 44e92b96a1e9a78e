import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetFiles, preload } from './preload';

const BASE = 'https://shop.test/assets/vitrin/chunks/loaders-1.js';
const links = (end: string) => [...document.querySelectorAll('link')].filter(({ href }) => href.endsWith(end));

afterEach(forgetFiles);

describe('what a chunk needs', () => {
  it('is asked for beside the importing chunk, and the chunk runs once its styles are there', async () => {
    const load = vi.fn(() => Promise.resolve('widget'));
    const loaded = preload(load, ['./list-2.js', '../assets/list-3.css'], BASE);
    const [script] = links('list-2.js');
    const [style] = links('list-3.css');
    expect(script).toMatchObject({ rel: 'modulepreload', href: 'https://shop.test/assets/vitrin/chunks/list-2.js' });
    expect(script).toHaveAttribute('crossorigin', '');
    expect(style).toMatchObject({ rel: 'stylesheet', href: 'https://shop.test/assets/vitrin/assets/list-3.css' });
    expect(load).not.toHaveBeenCalled();
    style?.dispatchEvent(new Event('load'));
    expect(await loaded).toBe('widget');
  });

  it('is asked for once, however many chunks need it', async () => {
    const both = Promise.all([1, 2].map((chunk) => preload(() => Promise.resolve(chunk), ['./shared.js', './shared.css'], BASE)));
    expect(links('shared.js')).toHaveLength(1);
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
    await preload(() => Promise.resolve(ran.push('load')), [script('chunk'), script('react')], BASE);
    await preload(() => Promise.resolve(ran.push('load')), [script('other'), script('react')], BASE);
    expect(ran).toEqual(['react', 'chunk', 'load', 'other', 'load']);
  });

  it('says why it cannot be run, also where the browser says it once only', async () => {
    const broken = 'data:text/javascript,throw new SyntaxError("Invalid regular expression")';
    await expect(preload(() => Promise.reject(new TypeError('undefined is not an object')), [broken], BASE)).rejects.toThrow(
      'Invalid regular expression',
    );
    // As in WebKit, where a second import of a file that has failed gives nothing.
    await expect(preload(() => Promise.resolve(undefined), [broken], BASE)).rejects.toThrow('Invalid regular expression');
  });

  it('fails for its own reason where nothing is wrong with its files', async () => {
    await expect(
      preload(() => Promise.reject(new Error('the theme is at fault')), ['data:text/javascript,1'], BASE),
    ).rejects.toThrow('the theme is at fault');
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

  it('may be nothing', async () => {
    expect(await preload(() => Promise.resolve(7))).toBe(7);
  });
});
