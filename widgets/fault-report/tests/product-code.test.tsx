import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';

const REPORT = container('fault-report', { categories: [{ id: 'K/4/1/ADM', name: 'İş ayakkabıları' }] }, 'data-load="eager"');
const field = (label: string) => `<label>${label} <input name="productCode"></label>`;
const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

/** Chooses the first product on a page, by the button of the one category. Answers with its code. */
async function choose(html: string) {
  const page = await renderPage(html);
  await page.user.click(await screen.findByRole('button', { name: 'İş ayakkabıları' }));
  const dialog = within(await screen.findByRole('dialog'));
  const [first] = await dialog.findAllByRole('listitem');
  const code = first?.querySelector('.vt-item__code')?.textContent ?? '';
  expect(code).not.toBe('');
  const button = first && within(first).getByRole('button');
  if (button) await page.user.click(button);
  return { ...page, code };
}

describe('the chosen product', () => {
  it(
    "writes its code into the page's field as a visitor would, closes the chooser and is named",
    { tags: ['S2-2.78', 'S2-4.51', 'S2-4.54', 'D-58'] },
    async () => {
      const heard = vi.fn();
      document.addEventListener('input', heard);
      document.addEventListener('change', heard);
      const { code } = await choose(
        `<form><div id="around">${field('Kod')}</div></form>${REPORT}`.replace('<input', '<input value="eski"'),
      );
      document.removeEventListener('input', heard);
      document.removeEventListener('change', heard);
      expect(box('Kod')).toHaveValue(code);
      expect(heard.mock.calls.map(([event]) => (event as Event).type)).toEqual(['input', 'change']);
      expect(screen.queryByRole('dialog')).toBeNull();
      expect(box('Kod')).toHaveFocus();
      expect(screen.getByRole('status')).toHaveTextContent(`(${code})`);
    },
  );

  it('reaches a field whose value a framework overlays', { tags: ['S2-4.51', 'D-58'] }, async () => {
    const page = renderPage(`${field('Kod')}${REPORT}`);
    const overlaid = vi.fn();
    Object.defineProperty(box('Kod'), 'value', { set: overlaid, get: () => 'altta', configurable: true });
    const { user } = await page;
    await user.click(await screen.findByRole('button', { name: 'İş ayakkabıları' }));
    const [first] = await within(await screen.findByRole('dialog')).findAllByRole('listitem');
    if (first) await user.click(within(first).getByRole('button'));
    expect(overlaid).not.toHaveBeenCalled();
    Reflect.deleteProperty(box('Kod'), 'value');
    expect(box('Kod').value).not.toBe('');
  });

  it('prefers the field of the form in which the container stands', { tags: ['S2-4.52'] }, async () => {
    const { code } = await choose(`<form>${field('Başka')}</form><form>${field('Kendi')}${REPORT}</form>`);
    expect(box('Kendi')).toHaveValue(code);
    expect(box('Başka')).toHaveValue('');
  });

  it('takes the first field of the page otherwise', { tags: ['S2-4.52'] }, async () => {
    const { code } = await choose(`<form>${REPORT}</form>${field('İlk')}${field('İkinci')}`);
    expect(box('İlk')).toHaveValue(code);
    expect(box('İkinci')).toHaveValue('');
  });

  it('is told with its code where the page has no field, and the chooser stays', { tags: ['S2-4.53'] }, async () => {
    const { code } = await choose(REPORT);
    await waitFor(() => {
      expect(screen.getByText(new RegExp(`^Bu sayfada ürün kodunun yazılacağı bir alan yok\\..* ${code}$`))).toBeVisible();
    });
    expect(screen.getByRole('dialog', { name: 'Arızalı ürünü seçin' })).toBeVisible();
  });
});
