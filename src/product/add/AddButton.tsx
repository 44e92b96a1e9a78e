import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Product } from '@/domain/product';
import { useContainer } from '@/host/container';
import { useTexts } from '@/i18n/useTexts';
import { requestAdd, type AddPlace } from '@/store/cart/requestAdd';
import { selectAdding } from '@/store/cart/select';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { CHECK } from '@/ui/icon/paths';
import { Spinner } from '@/ui/Spinner';
import '@/ui/button.css';
import '../css/add.css';

interface Props {
  readonly product: Product;
  readonly place: AddPlace;
  readonly compact: boolean;
}

/** Milliseconds for which the button shows that it has added. S1 §9. */
const SUCCESS = 1250;

/** 'Sepete ekle': disabled while the product is being added, then a check for a moment. S1 §4. */
export function AddButton({ product, place, compact }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const container = useContainer();
  const adding = useAppSelector((state) => selectAdding(state, product.id));
  const [added, showAdded] = useMoment(SUCCESS);
  const button = useFocusThroughDisabling(adding);

  const add = async () => {
    if (await dispatch(requestAdd(product, place, container))) showAdded();
  };
  return (
    <button
      ref={button}
      type="button"
      className={`vt-button vt-button--primary vt-add${compact ? ' vt-button--compact' : ''}${added ? ' vt-add--added' : ''}`}
      disabled={adding}
      aria-busy={adding}
      aria-label={t('product.addToCartOf', { name: product.name })}
      onClick={({ detail }) => {
        // A double click is one add (decision 11), even where the first click was answered in between.
        if (detail < 2) void add();
      }}
    >
      {/* The text keeps its place under spinner and check, so that nothing beside the button moves. */}
      <span className={adding || added ? 'vt-add__label vt-add__label--covered' : 'vt-add__label'}>
        {t(compact ? 'product.add' : 'product.addToCart')}
      </span>
      {adding && <span className="vt-add__cover"><Spinner /></span>}
      {added && !adding && (
        <span className="vt-add__cover">
          <Icon path={CHECK} size={18} />
          {!compact && t('product.added')}
        </span>
      )}
    </button>
  );
}

/** A state that lasts `duration` milliseconds from its last beginning. */
function useMoment(duration: number): [is: boolean, begin: () => void] {
  const [begun, setBegun] = useState(0);
  const gone = useRef(false);
  useEffect(() => {
    if (begun === 0) return;
    const timer = window.setTimeout(() => { setBegun(0); }, duration);
    return () => { window.clearTimeout(timer); };
  }, [begun, duration]);
  useEffect(() => {
    gone.current = false;
    return () => { gone.current = true; };
  }, []);
  return [begun > 0, () => { if (!gone.current) setBegun((count) => count + 1); }];
}

/** Gives the focus back to a button that lost it by being disabled. */
function useFocusThroughDisabling(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    if (disabled) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (activeElement === body || activeElement === null) button.current?.focus();
    }
  }, [disabled]);
  return button;
}
