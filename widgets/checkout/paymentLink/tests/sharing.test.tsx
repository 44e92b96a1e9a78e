import { waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { alertsByNow } from '@/testing/messages';
import { stayingHere } from '@/testing/requests';
import { dialog, watchWindows, workButton, openAddressed } from './paymentLinkPage';

const { opened, openWindow } = watchWindows();
const left = stayingHere();

describe('sharing', () => {
  const text = (link: string | undefined) =>
    `https://wa.me/?text=${encodeURIComponent(`1.250,50 TL tutarındaki ödemenizi şu bağlantıdan yapabilirsiniz: ${link ?? ''}`)}`;

  it(
    'opens its window in the click, and leads it to WhatsApp with amount and link',
    { tags: ['S2-7.09', 'S2-7.10', 'S2-7.11', 'D-10', 'D-46'] },
    async () => {
      const { shop, user } = await openAddressed();
      workButton('WhatsApp ile paylaş (yeni sekme)').click();
      expect(openWindow).toHaveBeenCalledExactlyOnceWith('', '_blank');
      expect(opened.opener).toBeNull();
      await waitFor(() => {
        expect(opened.location.replace).toHaveBeenCalledExactlyOnceWith(text(shop.paymentLinks.made[0]?.link));
      });
      await user.click(workButton('WhatsApp ile paylaş (yeni sekme)'));
      await waitFor(() => {
        expect(opened.location.replace).toHaveBeenCalledTimes(2);
      });
      expect(shop.paymentLinks.made).toHaveLength(1);
    },
  );

  it('uses the same tab where the window is refused', { tags: ['S2-7.11', 'D-46'] }, async () => {
    openWindow.mockReturnValue(null);
    const { shop, user } = await openAddressed();
    await user.click(workButton('WhatsApp ile paylaş (yeni sekme)'));
    await waitFor(() => {
      expect(left()).toEqual([text(shop.paymentLinks.made[0]?.link)]);
    });
  });

  it('opens nothing for an amount that is none', async () => {
    const { user } = await openAddressed();
    await user.clear(dialog().getByRole('textbox', { name: 'Tutar (TL)' }));
    await user.click(workButton('WhatsApp ile paylaş (yeni sekme)'));
    expect(openWindow).not.toHaveBeenCalled();
    expect(dialog().getByText('Geçerli bir tutar giriniz.')).toBeInTheDocument();
  });

  it('closes its window when the dialog is closed before the link is there', { tags: ['S2-4.18'] }, async () => {
    const { user, shop } = await openAddressed('timeout');
    await user.click(workButton('WhatsApp ile paylaş (yeni sekme)'));
    await waitFor(() => {
      expect(shop.requests).toHaveLength(1);
    });
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(opened.close).toHaveBeenCalledOnce();
    });
    expect(await alertsByNow()).toEqual([]);
  });
});
