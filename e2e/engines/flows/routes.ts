import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import type { UserKind } from '@mocks/shop/scenario';
import type { Shop } from '@mocks/shop/shop';
import type { Tab } from '../driver';
import type { EngineShop } from '../shop';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const product = ({ catalogue }: Shop, id = catalogue.all[0]?.id) => {
  const { seo } = catalogue.all.find((each) => each.id === id) ?? catalogue.family(Number(id))?.parent ?? {};
  return `/${seo}-p-${id}`;
};

/** Every page of the demo shop, marked: those that axe looks at, and those that `npm test` visits. */
const ROUTES: ReadonlyArray<{
  readonly path: string | ((shop: Shop) => string);
  readonly name?: string;
  readonly as?: UserKind;
  readonly axe?: true;
  readonly isOften?: true;
}> = [
  { path: '/', axe: true },
  { path: '/hirdavat', axe: true, isOften: true },
  { path: '/hirdavat?view=grid' },
  { path: '/search?q=matkap', axe: true },
  { path: product, name: 'a product', axe: true },
  { path: (shop) => product(shop, 5001), name: 'a family of variants' },
  { path: '/sepet', axe: true, isOften: true },
  { path: '/odeme', axe: true },
  { path: '/odeme/cari', axe: true },
  { path: '/odeme/ozet' },
  { path: '/teklif/liste', axe: true },
  { path: '/siparis/liste', axe: true },
  { path: '/siparis/tamam?no=SP-100001' },
  { path: '/account/login', as: 'visitor' },
  { path: '/hesap/ayarlar' },
  { path: '/servis', axe: true },
  { path: '/yonetim/aramalar', as: 'administrator' },
  { path: '/yonetim/kullanicilar', as: 'administrator' },
  { path: '/yonetim/sepetler', as: 'administrator' },
  { path: '/hepsi', as: 'administrator', isOften: true },
  { path: '/olmayan/sayfa/burada' },
];

/** `npm test` visits some, each at one width, wide where axe looks at it; `npm run engines` all of them at both. */
const isWhole = Boolean(process.env.ENGINE_WHOLE);
const VISITS = ROUTES.filter(({ isOften }) => isWhole || isOften).flatMap((route) =>
  (isWhole ? [1280, 360] : [route.axe ? 1280 : 360]).map((width) => ({
    ...route,
    width,
    title: route.name ?? String(route.path),
  })),
);

/** Every page: all its widgets mount, nothing stands off the screen, and nothing goes wrong (see `engineShop`). */
export function routes({ visit }: EngineShop): void {
  describe('every page', () => {
    it.each(VISITS)('$title at $width px', async ({ path, as = 'customer', axe, width }) => {
      const { tab } = await visit(path, { scenario: { as }, width, lines: as === 'customer' ? 2 : 0 });
      await expect.poll(() => tab.evaluate(notReady)).toEqual([]);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
      if (axe) expect(await axeViolations(tab)).toEqual([]);
    });
  });
}

/** The widgets that are not ready, once each has been seen. Runs in the page. */
async function notReady(): Promise<string[]> {
  const containers = [...document.querySelectorAll<HTMLElement>('[data-widget]')];
  for (const each of containers) {
    each.scrollIntoView();
    await new Promise(requestAnimationFrame);
  }
  return containers
    .filter(({ dataset }) => dataset.vitrinState !== 'ready')
    .map(({ dataset }) => `${dataset.widget}: ${dataset.vitrinState}`);
}

/** What axe finds against WCAG 2.2 AA; one line for each violation and element. */
async function axeViolations(tab: Tab): Promise<string[]> {
  await tab.run(AXE);
  return tab.evaluate(async () => {
    const { axe: engine } = window as Window & { axe?: typeof axe };
    const results = await engine?.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      selectors: false,
    });
    return results?.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)) ?? ['axe did not run'];
  });
}
