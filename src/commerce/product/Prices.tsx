import type { ReactNode } from 'react';
import type { Money } from '@/domain/money/money';
import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { HiddenText } from '@/ui/HiddenText';
import { MissingPrice } from '@/ui/MissingPrice';
import { MoneyText } from '@/ui/MoneyText';
import { priceOfPiece, unitOfPrice } from './perUnit';
import { useChosenUnit, useShownPrices } from './useShown';
import './css/prices.css';

interface Props {
  readonly product: Product;
  /** What the list around it says of its prices: VAT is in them, or not. A price of which it holds says nothing more. */
  readonly taxSaid?: boolean;
}

/**
 * The prices of a product in the chosen unit and currency: list price and discount above the sale price, what a piece costs
 * and whether VAT is in it beneath. S1 §5, decisions 17, 18, 26, 30 and 73.
 */
export function Prices({ product, taxSaid }: Props) {
  const { t } = useTexts();
  const unit = useChosenUnit(product);
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
      return (
        <PricePair {...shown} unit={unitOfPrice(unit, t)}>
          {priceOfPiece(shown.sale, product, unit, t)}{' '}
          {taxSaid !== shown.withTax && (
            <span className="vt-prices__tax">{t(shown.withTax ? 'product.withTax' : 'product.withoutTax')}</span>
          )}
        </PricePair>
      );
  }
}

interface PairProps {
  readonly sale: Money;
  /** Struck through above it. */
  readonly list: Money | null;
  /** Whole percent. */
  readonly discount?: number | null;
  /** What the sale price is for, behind it. */
  readonly unit?: ReactNode;
  /** What stands beneath it. */
  readonly children?: ReactNode;
}

/** A sale price, with the list price above it. */
export function PricePair({ sale, list, discount = null, unit, children }: PairProps) {
  const { t } = useTexts();
  return (
    <span className="vt-prices">
      {list && (
        <span className="vt-prices__before">
          <s className="vt-prices__list">
            <HiddenText>{t('product.listPrice')} </HiddenText>
            <MoneyText money={list} />
          </s>{' '}
          {discount !== null && (
            <span className="vt-prices__discount">
              <HiddenText>{t('product.discountOf')} </HiddenText>
              {t('product.discount', { percent: discount })}
            </span>
          )}
        </span>
      )}
      <span className="vt-prices__now">
        {list && <HiddenText>{t('product.salePrice')} </HiddenText>}
        <MoneyText money={sale} className="vt-prices__sale" />
        {unit}
      </span>
      {children && <span className="vt-prices__beneath">{children}</span>}
    </span>
  );
}
