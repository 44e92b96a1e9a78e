import { useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { orderNote } from '../rules/note';
import { shopAddress } from '@/page/address';
import { forgeryToken } from '@/page/token';
import { useTexts } from '@/i18n/useTexts';
import { waitUntilSaved } from '../requestOrder';
import { selectIsBusy } from '@/data/cart/select';
import { useAppDispatch, useAppSelector } from '@/data/hooks';
import { Spinner } from '@/ui/Spinner';

interface Props {
  /** The checkout cart route. */
  readonly action: string;
  readonly note: string;
  readonly advencePrice: string;
  /** There is no order button beside it. */
  readonly isMain: boolean;
  readonly isHeld: boolean;
}

/**
 * A plain form that takes the cart to the checkout (S1 §2). Leaving the page would break off changes that are still
 * on their way, so it waits for them; where one fails, that is told and nothing is sent.
 */
export function CardForm({ action, note, advencePrice, isMain, isHeld }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const isBusy = useAppSelector(selectIsBusy);
  const [isWaiting, setWaiting] = useState(false);
  const isHeldNow = useRef(isHeld);
  useLayoutEffect(() => {
    isHeldNow.current = isHeld;
  }, [isHeld]);

  const submitOnceSaved = async () => {
    setWaiting(true);
    const isSaved = await dispatch(waitUntilSaved());
    setWaiting(false);
    // A branch may have been chosen meanwhile, or lines be on their way back.
    if (!isSaved || isHeldNow.current) return;
    fillIn();
    form.current?.submit();
  };
  const fillIn = () => {
    // The page may have renewed its token since this was rendered.
    if (token.current) token.current.value = forgeryToken() ?? '';
    if (form.current) form.current.action = shopAddress(action);
  };
  const onSubmit = (event: FormEvent) => {
    fillIn();
    if (!isBusy && !isHeld) return;
    event.preventDefault();
    if (!isHeld && !isWaiting) void submitOnceSaved();
  };
  return (
    <form ref={form} className="vt-cart-order__card" method="post" action={action} onSubmit={onSubmit}>
      <input ref={token} className="vt-cart-order__token" type="hidden" name="_token" defaultValue={forgeryToken() ?? ''} />
      <input type="hidden" name="description" value={orderNote(note)} />
      <input type="hidden" name="advencePrice" value={advencePrice} />
      <button
        type="submit"
        className={`vt-button vt-button--${isMain ? 'primary' : 'quiet'}`}
        aria-disabled={isHeld || isWaiting}
      >
        {isWaiting && <Spinner />}
        {t('cartPage.card')}
      </button>
    </form>
  );
}
