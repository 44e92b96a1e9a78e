import { useState } from 'react';
import type { Due } from '../rules/card/due';
import type { PaymentResult } from '../rules/checkout';
import { TRY } from '@/domain/money/currency';
import { formatPrice } from '@/domain/money/format';
import { useTexts } from '@/i18n/useTexts';
import { useContainer, usePageServices } from '@/page/container/context';
import { emit } from '@/runtime/page/events';
import { after } from '@/runtime/page/run';
import { goTo, LEFT_BY } from '@/page/navigation';
import { cartReplaced } from '@/data/cart/externalActions';
import { useAppDispatch, usePage } from '@/data/hooks';

interface Payment {
  /** An order is paid, and not a debt. */
  readonly isOrder: boolean;
  readonly note: string;
  /** What was typed has been sent. */
  readonly onPaid: () => void;
}

interface SucceededControl {
  /** What is known of the payment, where the page has no summary of its own to go to. */
  readonly paid: PaymentResult | null;
  /** What was sent for it. */
  readonly paidDue: Due | null;
  /** The summary is on its way: nothing may be paid again. */
  readonly isLeaving: boolean;
  onSucceeded(due: Due): void;
}

/** What follows a payment: the page is told, and goes to its summary; where it has or opens none, this shows it. S2 §2. */
export function useSucceeded({ isOrder, note, onPaid }: Payment): SucceededControl {
  const container = useContainer();
  const dispatch = useAppDispatch();
  const { t } = useTexts();
  const { announce, ending } = usePageServices();
  const {
    routes: { checkoutSummary },
  } = usePage();
  const [paid, setPaid] = useState<PaymentResult | null>(null);
  const [paidDue, setPaidDue] = useState<Due | null>(null);
  return {
    paid,
    paidDue,
    isLeaving: paidDue !== null && paid === null,
    onSucceeded(due) {
      const paymentType = isOrder ? 'order' : 'pay';
      onPaid();
      emit(container, 'vitrin:payment-succeeded', { paymentType, amount: due.amount, orderId: null });
      setPaidDue(due);
      const replaceCart = (isLeaving: boolean) => {
        if (isOrder) dispatch(cartReplaced({ isLeaving }));
      };
      let isStaying = false;
      const stay = () => {
        if (isStaying) return;
        isStaying = true;
        replaceCart(false);
        // The focus comes to the heading, which does not say it.
        announce(`${t('checkout.succeeded')} ${t('checkout.paid')}: ${formatPrice({ value: due.total, currency: TRY })}`);
        setPaid({
          succeed: true,
          paymentType,
          orderNo: null,
          orderProducts: [],
          amount: due.total,
          description: note,
          mailOrder: null,
        });
      };
      if (checkoutSummary === null) {
        stay();
        return;
      }
      replaceCart(true);
      after(LEFT_BY, ending, stay);
      goTo(checkoutSummary, stay);
    },
  };
}
