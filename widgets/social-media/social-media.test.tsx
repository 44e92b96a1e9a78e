import { screen, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage, type PageOptions } from '@/testing/page';

const SETTING = '1|https://facebook.com/acme###0|###1|https://x.com/acme###0|https://youtube.com/a###1|pinterest.com/acme';

async function render(attributes: string, options: PageOptions = {}, data?: object) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await renderPage(container('social-media', data, `data-load="eager" ${attributes}`), options);
  await window.vitrin?.ready;
  const element = document.querySelector('[data-widget]');
  return {
    element,
    warn,
    links: screen
      .queryAllByRole<HTMLAnchorElement>('link')
      .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
  };
}

describe('the social media links', () => {
  it('lead to those pages that the shop shows, in their order, in a tab of their own', { tags: ['S2-2.58'] }, async () => {
    const { links } = await render(`data-links="${SETTING}"`);
    expect(links).toEqual([
      ['Facebook (yeni sekme)', 'https://facebook.com/acme'],
      ['Twitter (yeni sekme)', 'https://x.com/acme'],
      ['Pinterest (yeni sekme)', 'https://pinterest.com/acme'],
    ]);
    for (const link of within(screen.getByRole('list', { name: 'Sosyal medya' })).getAllByRole('link')) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener');
    }
  });

  it('may be given with another separator', { tags: ['S2-3.29'] }, async () => {
    expect((await render('data-links="1|a.co/f;;1|a.co/i" data-separator=";;"')).links).toEqual([
      ['Facebook (yeni sekme)', 'https://a.co/f'],
      ['Instagram (yeni sekme)', 'https://a.co/i'],
    ]);
  });

  it('may be given as JSON', async () => {
    expect((await render('', {}, { links: '0|###0|###0|###1|a.co/y' })).links).toEqual([
      ['YouTube (yeni sekme)', 'https://a.co/y'],
    ]);
  });

  it('speak English', async () => {
    const { links } = await render(`data-links="${SETTING}"`, { page: { locale: 'en' } });
    expect(links[0]?.[0]).toBe('Facebook (new tab)');
    expect(screen.getByRole('list', { name: 'Social media' })).toBeVisible();
  });

  it.each(['', '0|###0|###0|###0|###0|', '1|javascript:alert(1)###1|/yol'])(
    'are none where the setting shows none: %j',
    { tags: ['S2-3.30'] },
    async (setting) => {
      const { element, warn } = await render(`data-links="${setting}"`);
      expect(element).toHaveAttribute('data-vitrin-state', 'ready');
      expect(screen.queryByRole('list')).toBeNull();
      expect(warn).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['', undefined, /links: received nothing; allowed: text with five entries/],
    ['', { links: ['1|a.co'] }, /links: received \["1\|a\.co"\]; allowed: text with five entries/],
    [`data-links="${SETTING}" data-separator=""`, undefined, /separator: received ""; allowed: text that is not empty/],
  ])(
    'are refused with malformed data (%#): the console says what is allowed',
    { tags: ['S2-3.29'] },
    async (attributes, data, message) => {
      const { element, warn } = await render(attributes, {}, data);
      expect(element).toHaveAttribute('data-vitrin-state', 'error');
      expect(String(warn.mock.calls[0]?.[0])).toMatch(message);
    },
  );
});
