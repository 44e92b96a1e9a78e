import type { Page } from 'playwright-core';
import type { Shop } from '@mocks/shop/shop';
import type { UserKind } from '@mocks/shop/scenario';
import { blocksOf } from '../../tools/docs/documents';

/** What it takes to see the example of a widget's page at work. */
export interface Example {
  readonly as?: UserKind;
  /** What the session has done before. */
  readonly before?: (shop: Shop) => void;
  /** What the visitor does before there is something to see. */
  readonly open?: (page: Page) => Promise<void>;
}

/** The first block of HTML on a widget's page: its complete example. */
export function exampleOf(widget: string): string {
  const [example] = blocksOf(`docs/widgets/${widget}.md`, 'html');
  if (example === undefined) throw new Error(`docs/widgets/${widget}.md has no example`);
  return example;
}

/** A page of the shop that holds an example and nothing else; where it has a place for the token, the session's is put in. */
export function exampleDocument(example: string, { csrfToken }: Shop, style = ''): string {
  const filled = example.replace('name="csrf-token" content="…"', `name="csrf-token" content="${csrfToken}"`);
  return `<!doctype html><html lang="tr"><head><title>Örnek</title><link rel="icon" href="data:,">
${style && `<link rel="stylesheet" href="${style}">`}<script type="module" src="/assets/vitrin/vitrin.js"></script></head>
<body><main class="main"><h1>Örnek</h1>${filled}</main></body></html>`;
}

const fillCart = ({ cart }: Shop) => {
  cart.add('1502', '15021', 2);
  cart.add('1264', '12641', 10);
};

/** Unfolds the first row of a list of orders or offers. */
const unfold = async (page: Page) => {
  await page
    .getByRole('button', { name: /ayrıntıları$/ })
    .first()
    .click();
  await page.getByRole('table', { name: /ürünleri$/ }).waitFor();
};

/** For the widgets that need more than their example. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  'cart-icon': {
    before: fillCart,
    open: async (page) => {
      await page.getByRole('button', { name: 'Sepet, 2 ürün' }).click();
      await page.locator('.vt-cart-panel__line').first().waitFor();
    },
  },
  cart: { before: fillCart },
  carts: { as: 'administrator' },
  dashboard: { as: 'administrator' },
  'online-users': { as: 'administrator' },
  'order-list': { open: unfold },
  'offer-list': { open: unfold },
  'search-bar': {
    open: async (page) => {
      await page.getByRole('combobox').pressSequentially('matkap');
      await page.getByRole('option').first().waitFor();
    },
  },
  'warranty-inquiry': {
    open: async (page) => {
      await page.getByRole('button', { name: 'Garanti sorgulama' }).click();
      await page.getByRole('textbox', { name: 'Seri numarası' }).fill('GRN-1001');
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Garanti sorgulama sonucu' }).waitFor();
    },
  },
  'fault-report': {
    open: async (page) => {
      await page.getByRole('button', { name: 'Elektrik' }).click();
      await page.getByRole('combobox', { name: 'Elektrik: alt kategori' }).selectOption({ label: 'Kablo' });
      await page.getByText(/ürün bulundu$/).waitFor();
    },
  },
};
