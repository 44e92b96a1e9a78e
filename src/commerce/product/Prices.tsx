import type { ReactNode } from 'react';
import type { Money } from '@/domain/money/money';
import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { HiddenText } from '@/ui/HiddenText';
import { MissingPrice } from '@/ui/MissingPrice';
import { MoneyText } from '@/ui/MoneyText';
import { useShownPrices } from './useShown';
import './css/prices.css';

/** The prices of a product in the chosen unit and currency: list price and discount above the sale price. S1 §5, decisions 17, 18, 26 and 30. */
export function Prices({ product }: { readonly product: Product }) {
  const { t } = useTexts();
  const shown = useShownPrices(product);
  switch (shown.kind) {
    case 'hidden':
      return null;
    case 'askStock':
      return <span className="vt-prices__ask">{t('product.askUnitStock')}</span>;
    case 'askPrice':
      return <span className="vt-prices__ask">{t('button.askPrice')}</span>;
    case 'none':
      return <MissingPrice />;
    case 'price':
      return <PricePair {...shown}>{shown.withTax && <span className="vt-prices__tax">{t('product.withTax')}</span>}</PricePair>;
  }
}

interface PairProps {
  readonly sale: Money;
  /** Struck through above it. */
  readonly list: Money | null;
  /** Whole percent. */
  readonly discount?: number | null;
  /** What stands behind the sale price. */
  readonly children?: ReactNode;
}

/** A sale price, with the list price above it. */
export function PricePair({ sale, list, discount = null, children }: PairProps) {
  const { t } = useTexts();
  return (
    <span className="vt-prices">
      {list && (
        <span className="vt-prices__before">
          <s className="vt-prices__list">
            <HiddenText>{t('product.listPrice')} </HiddenText>
            <MoneyText money={list} />
          </s>
          {discount !== null && (
            <span className="vt-prices__discount vt-prices__discount--beside">
              <HiddenText>{t('product.discountOf')} </HiddenText>
              {t('product.discount', { percent: discount })}
            </span>
          )}
        </span>
      )}
      <span className="vt-prices__now">
        {list && <HiddenText>{t('product.salePrice')} </HiddenText>}
        <MoneyText money={sale} className="vt-prices__sale" />
        {children}
      </span>
    </span>
  );
}
