import { describe, expect, it } from 'vitest';
import { blocksOf } from '../../tools/docs/documents';
import { demoShop, settled, type Visit } from '../support/visit';

const demo = demoShop();
const HEADER = 'Content-Security-Policy:';
const policies = blocksOf('docs/security.md', 'text')
  .filter((text) => text.startsWith(HEADER))
  .map((text) => text.slice(HEADER.length).replaceAll(/\s+/g, ' ').trim());
const [started = '', data = ''] = blocksOf('docs/getting-started.md', 'html');

/** Tells the console of whatever the policy blocks, so that the visit fails: Chromium itself is silent about some of it. */
const tellViolations = () => {
  document.addEventListener('securitypolicyviolation', (event) => {
    console.error(`${event.effectiveDirective} ${event.blockedURI}`);
  });
};

/** Goes through the page: what each widget loads later must be allowed as well. */
async function use({ page }: Visit) {
  await settled(page);
  await page
    .getByRole('button', { name: /^Sepete ekle:/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Sepet, 1 ürün' }).click();
  await page.getByRole('region', { name: 'Sepetim' }).waitFor();
  await page.getByRole('combobox', { name: /ara$/ }).pressSequentially('vida');
  await page.getByRole('option').first().waitFor();
}

describe('the policies of docs/security.md', () => {
  it('are two: the least that is needed, and the strictest', () => {
    expect(policies).toHaveLength(2);
    expect(policies[0]).not.toContain('unsafe');
    expect(policies[1]).toContain('trusted-types dompurify');
  });

  it.each(policies)('are borne by the page of docs/getting-started.md: %s', async (policy) => {
    const visit = await demo.visit('/deneme', {
      policy,
      before: tellViolations,
      document: ({ csrfToken }) =>
        started.replace('<script', `${data.replace('content="…"', `content="${csrfToken}"`)}\n<script`),
    });
    await use(visit);
    expect(visit.console).toEqual([]);
  });

  it('with a nonce in the place of our address are borne as well, by the nonce of our tag alone', async () => {
    const nonce = 'bm9uY2U';
    const visit = await demo.visit('/deneme', {
      policy: `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; img-src 'self'; connect-src 'self'; frame-src 'self'; require-trusted-types-for 'script'; trusted-types dompurify`,
      before: tellViolations,
      document: ({ csrfToken }) =>
        started
          .replace('<script', `${data.replace('content="…"', `content="${csrfToken}"`)}\n<script`)
          .replace('<script type="module"', `<script type="module" nonce="${nonce}"`),
    });
    await use(visit);
    expect(visit.console).toEqual([]);
  });

  it.each(policies)('are borne by description and toast: %s', async (policy) => {
    const product = {
      id: 1,
      name: 'Vida M8',
      description: '<p>Paslanmaz <b>çelik</b></p>',
      salePrice: { value: 10 },
      quantity: 5,
      defaultUnit: { id: 1, value: 'KOLI', multiplier: 12 },
    };
    const detail = `<div data-widget="product-detail"><script type="application/json">${JSON.stringify({ product }).replaceAll('<', '\\u003c')}</script></div>`;
    const { page } = await demo.visit('/deneme', {
      policy,
      before: tellViolations,
      document: () => started.replace(/<main>[^]*<\/main>/, `<main>${detail}</main>`),
    });
    await settled(page);
    await page.locator('b', { hasText: 'çelik' }).waitFor();
    await page.getByRole('button', { name: /^Sepete ekle/ }).click();
    await page.getByRole('alert').waitFor();
  });
});
