import { memo } from 'react';
import type { AddLocation } from '@/domain/cart/addCheck';
import type { Product, Unit } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { AddButton } from './add/AddButton';
import { AskStockLink } from './add/AskStockLink';
import { buttonOf } from './buttonOf';
import './css/add.css';
import './css/stock.css';

interface Props {
  readonly product: Product;
  /** The unit in which it is being bought. */
  readonly unit: Unit | null;
  readonly location: AddLocation;
  /** It is being added just now. */
  readonly adding: boolean;
  /** Low, for dense rows; a coarse pointer still gets 44 px. */
  readonly compact?: boolean;
  /** What stands on the button; where many stand together, it is said once for all of them. */
  readonly text?: string | undefined;
  /** DOM id of what is said of it. */
  readonly describedBy?: string | undefined;
}

/** What adds a product to the cart, or says why nothing can. S1 §4, decisions 24 to 26 and 70. */
export const AddToCart = memo(function AddToCart({ product, unit, location, adding, compact = false, text, describedBy }: Props) {
  const { t } = useTexts();
  const button = buttonOf(product, unit, usePage(), location === 'detail');
  switch (button) {
    case 'add':
      return <AddButton {...{ product, location, adding, compact, text, describedBy }} />;
    case 'askStock':
      return <AskStockLink product={product} compact={compact} />;
    default:
      return (
        <span className={compact ? 'vt-notice vt-notice--compact' : 'vt-notice'}>
          <span className={`vt-stock vt-stock--${button === 'askPrice' ? 'ask' : 'out'}${compact ? '' : ' vt-stock--notice'}`}>
            {t(`button.${button}`)}
          </span>
        </span>
      );
  }
});
