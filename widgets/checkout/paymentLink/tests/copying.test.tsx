import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkBox, openPaymentLink, workButton } from './paymentLinkPage';

describe('copying', () => {
  const execCommand = vi.fn(() => true);
  beforeEach(() => {
    Object.assign(Document.prototype, { execCommand: execCommand.mockClear().mockReturnValue(true) });
  });
  /** A message has its button sooner or later: what shows it loads with the first one. */
  const expectAlert = (text: string) =>
    waitFor(() => {
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent.replace('×', ''))).toContain(text);
    });
  const refuse = () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  };
  async function withLink() {
    const page = await openPaymentLink(50);
    await page.user.click(workButton('Bağlantı oluştur'));
    await waitFor(() => {
      expect(linkBox()).not.toHaveValue('');
    });
    return page;
  }

  it('needs a link', { tags: ['S2-8.11'] }, async () => {
    const { user } = await openPaymentLink(50);
    await user.click(workButton('Bağlantıyı kopyala'));
    await expectAlert('Önce bağlantı oluşturun.');
  });

  it('says so', { tags: ['S2-8.10'] }, async () => {
    const { user, shop } = await withLink();
    await user.click(workButton('Bağlantıyı kopyala'));
    await expectAlert('Bağlantı kopyalandı');
    expect(await navigator.clipboard.readText()).toBe(shop.paymentLinks.made[0]?.link);
    expect(execCommand).not.toHaveBeenCalled();
  });

  it('finds another way where the clipboard is refused, and keeps the focus', { tags: ['S2-8.10'] }, async () => {
    const { user } = await withLink();
    refuse();
    await user.click(workButton('Bağlantıyı kopyala'));
    await expectAlert('Bağlantı kopyalandı');
    expect(execCommand).toHaveBeenCalledWith('copy');
    expect(workButton('Bağlantıyı kopyala')).toHaveFocus();
  });

  it('leaves the link selected where there is no way', async () => {
    const { user } = await withLink();
    refuse();
    execCommand.mockReturnValue(false);
    await user.click(workButton('Bağlantıyı kopyala'));
    await expectAlert('Bağlantı kopyalanamadı. Seçili bağlantıyı klavyenizle kopyalayın.');
    expect(linkBox()).toHaveFocus();
    expect(linkBox().selectionEnd).toBe(linkBox().value.length);
  });
});
