import { pageData } from '../../mocks/pageData';
import { createShop } from '../../mocks/shop/shop';

/** A page that carries `rows` products of the stand-in shop, for the bench script to mount as it likes. */
export function benchPage(rows: number): string {
  const shop = createShop();
  const { all } = shop.catalogue;
  const items = Array.from({ length: rows }, (_, index) => ({ ...all[index % all.length], id: 100_000 + index }));
  const list = { items, total: rows, page: 1, pages: 1, sort: 'name' };
  const json = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Bench</title><link rel="icon" href="data:,">
<script type="application/json" id="vitrin-page">${json(pageData(shop))}</script>
<script type="application/json" id="list">${json(list)}</script></head><body></body></html>`;
}
