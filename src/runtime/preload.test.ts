import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextTask } from './page/nextTask';
import { forgetFiles, preload } from './preload';

const BASE = 'https://shop.test/assets/vitrin/chunks/list-1.js';
const links = (end: string) => [...document.querySelectorAll('link')].filter(({ href }) => href.endsWith(end));

const end = (name: string, how: 'load' | 'error') => links(name)[0]?.dispatchEvent(new Event(how));

afterEach(forgetFiles);

describe('what a chunk needs', () => {
  it('is asked for beside the importing chunk, and the chunk runs once all of it is there', async () => {
    const load = vi.fn(() => Promise.resolve('widget'));
    const script = 'data:text/javascript,1';
    const loaded = preload(load, [script, '../assets/list-3.css'], BASE);
    expect(links(script)[0]).toMatchObject({ rel: 'preload', as: 'script', crossOrigin: '' });
    expect(links('list-3.css')[0]).toMatchObject({
      rel: 'stylesheet',
      href: 'https://shop.test/assets/vitrin/assets/list-3.css',
    });
    end('list-3.css', 'load');
    expect(load).not.toHaveBeenCalled();
    end(script, 'load');
    expect(await loaded).toBe('widget');
  });

  it.each([
    ['modulepreload', 'Chrome/156.0.0.0 Mobile Safari/537.36'],
    ['preload', 'Chrome/155.0.0.0 Mobile Safari/537.36'],
    ['preload', 'Version/18.1 Safari/605.1.15'],
  ])('is asked for by %s in %s: what fails may be asked for again', (rel, browser) => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser);
    preload(() => Promise.resolve(), ['./list.js'], BASE).catch(() => undefined);
    agent.mockRestore();
    expect(links('list.js').map((link) => link.rel)).toEqual([rel]);
  });

  it('is asked for once, however many chunks need it', async () => {
    const both = Promise.all([1, 2].map((chunk) => preload(() => Promise.resolve(chunk), ['./shared.css'], BASE)));
    expect(links('shared.css')).toHaveLength(1);
    end('shared.css', 'load');
    expect(await both).toEqual([1, 2]);
  });

  it('is not run before it is there, and is asked for again where it failed: most browsers keep a failed import', async () => {
    const ran = vi.fn();
    vi.stubGlobal('ran', ran);
    const script = 'data:text/javascript,globalThis.ran()';
    const first = preload(() => Promise.resolve(), [script], BASE);
    end(script, 'error');
    await expect(first).rejects.toThrow('data:');
    expect(ran).not.toHaveBeenCalled();
    // Of another origin than the page: the import asks.
    expect(await preload(() => Promise.resolve('there'), [script], BASE)).toBe('there');
    expect(ran).toHaveBeenCalledOnce();
  });

  it('counts as failed after 20 seconds without an answer', async () => {
    vi.useFakeTimers();
    const lost = preload(() => Promise.resolve(), ['./silent.css'], BASE);
    const failure = expect(lost).rejects.toThrow('https:');
    await vi.advanceTimersByTimeAsync(20_000);
    await failure;
    expect(links('silent.css')).toHaveLength(0);
    vi.useRealTimers();
  });

  it('fails with a stylesheet that does not come, and is asked for again the next time', async () => {
    const first = preload(() => Promise.resolve(), ['./lost.css'], BASE);
    end('lost.css', 'error');
    await expect(first).rejects.toThrow('https://shop.test/assets/vitrin/chunks/lost.css');
    expect(links('lost.css')).toHaveLength(0);
    const second = preload(() => Promise.resolve('there'), ['./lost.css'], BASE);
    end('lost.css', 'load');
    expect(await second).toBe('there');
  });

  it('runs before the chunk that needs it, and once', async () => {
    const ran: string[] = [];
    vi.stubGlobal('ran', ran);
    const script = (name: string) => `data:text/javascript,globalThis.ran.push("${name}")//chunks/${name}-1.js`;
    const first = preload(() => Promise.resolve(ran.push('load')), [script('one'), script('shared')], BASE);
    for (const name of ['one', 'shared']) end(script(name), 'load');
    await first;
    const second = preload(() => Promise.resolve(ran.push('load')), [script('other'), script('shared')], BASE);
    end(script('other'), 'load');
    await second;
    expect(ran).toEqual(['one', 'shared', 'load', 'other', 'load']);
  });

  it('runs while the rest is on its way where it is a library, and behind the libraries before it', async () => {
    const ran: string[] = [];
    vi.stubGlobal('ran', ran);
    const script = (name: string) => `data:text/javascript,globalThis.ran.push("${name}")//chunks/${name}-2.js`;
    const loaded = preload(() => Promise.resolve(ran.push('load')), [script('list'), script('libraries'), script('react')], BASE);
    end(script('react'), 'load');
    end(script('libraries'), 'load');
    await expect.poll(() => ran).toEqual(['libraries', 'react']);
    end(script('list'), 'load');
    await loaded;
    expect(ran).toEqual(['libraries', 'react', 'list', 'load']);
  });

  it('is not run where it is a library that has failed before its turn', async () => {
    const ran: string[] = [];
    vi.stubGlobal('ran', ran);
    const script = (name: string) => `data:text/javascript,globalThis.ran.push("${name}")//chunks/${name}-3.js`;
    const failure = expect(preload(() => Promise.resolve(), [script('libraries'), script('react')], BASE)).rejects.toThrow(
      'react',
    );
    end(script('react'), 'error');
    await failure;
    end(script('libraries'), 'load');
    await expect.poll(() => ran).toEqual(['libraries']);
    await nextTask();
    expect(ran).toEqual(['libraries']);
  });

  it('says why it cannot be run, also where the browser says it once only', async () => {
    const broken = 'data:text/javascript,throw new SyntaxError("Invalid regular expression")';
    const load = vi.fn(() => Promise.reject(new TypeError('undefined is not an object')));
    for (let tries = 0; tries < 2; tries += 1) {
      const failure = expect(preload(load, [broken], BASE)).rejects.toThrow('Invalid regular expression');
      end(broken, 'load');
      await failure;
    }
    expect(load).not.toHaveBeenCalled();
  });

  it('fails for its own reason where nothing is wrong with its files', async () => {
    const script = 'data:text/javascript,1';
    const failed = preload(() => Promise.reject(new Error('the theme is at fault')), [script], BASE);
    end(script, 'load');
    await expect(failed).rejects.toThrow('the theme is at fault');
  });

  it('is forgotten with the page: what is on its way fails, and is asked for again by the next one', async () => {
    const load = () => Promise.resolve('there');
    const lost = preload(load, ['./list.js', './list.css'], BASE);
    forgetFiles();
    await expect(lost).rejects.toThrow('https:');
    expect(document.querySelector('link')).toBeNull();
    const next = preload(load, ['./list.css'], BASE);
    links('list.css')[0]?.dispatchEvent(new Event('load'));
    expect(await next).toBe('there');
    // Once it is there, nobody waits for it.
    expect(await preload(load, ['./list.css'], BASE)).toBe('there');
    expect(links('list.css')).toHaveLength(1);
  });

  it('is its copy in a layer, where the script tag asks for that and it is a file of styles', () => {
    const tag = document.createElement('script');
    tag.setAttribute('data-css-layer', '');
    document.head.append(tag);
    preload(() => Promise.resolve(), ['./list.js', '../assets/list-3.css'], BASE).catch(() => undefined);
    tag.remove();
    expect([...document.querySelectorAll('link')].map(({ href }) => href)).toEqual([
      'https://shop.test/assets/vitrin/chunks/list.js',
      'https://shop.test/assets/vitrin/assets/list-3.layer.css',
    ]);
  });

  it('may be nothing', async () => {
    expect(await preload(() => Promise.resolve(7))).toBe(7);
  });
});
