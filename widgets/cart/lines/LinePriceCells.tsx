import type { CartItem } from '@/domain/cart/cart';
import { convertPrice } from '@/domain/money/convert';
import type { Money } from '@/domain/money/money';
import { isPriceOfSeveral, pieceText } from '@/domain/pricing/piecePrice';
import { useTexts } from '@/i18n/useTexts';
import { ExactPrice } from '@/ui/ExactPrice';
import { MissingPrice } from '@/ui/MissingPrice';
import { MoneyText } from '@/ui/MoneyText';
import { lineCell } from './lineCell';
import type { LinePrices, LinePricing } from './linePrices';

interface Props {
  /** Null where the line has none. */
  readonly prices: LinePrices | null;
}

interface UnitPriceProps extends Props {
  readonly item: CartItem;
  readonly pricing: LinePricing;
  /** What it cost when it was last seen. */
  readonly before: Money | undefined;
}

/** What one unit costs, net; beneath it what it cost when it was last seen, exactly, and by the piece. Decisions 17, 72 and 73. */
export function UnitPriceCell({ item: { product, productUnit, quantity }, pricing, prices, before }: UnitPriceProps) {
  const { t } = useTexts();
  return lineCell(
    'price',
    prices ? (
      <>
        <MoneyText money={prices.unit} className="vt-cart-lines__each" />
        {before && (
          <small className="vt-cart-lines__before">
            {t('cartPage.priceBefore')} <MoneyText money={convertPrice(before, pricing.currency, pricing.currencies)} />
          </small>
        )}
        <ExactPrice price={prices.unit} quantity={quantity} amount={prices.total} />
        {isPriceOfSeveral(productUnit) && (
          <small className="vt-money vt-exact"> {pieceText(prices.unit, product, productUnit, () => t('product.piece'))}</small>
        )}
      </>
    ) : (
      <MissingPrice />
    ),
  );
}

/** What the line comes to, net; with VAT beneath it, where the visitor wants that. */
export function TotalCell({ prices }: Props) {
  const { t } = useTexts();
  return lineCell(
    'total',
    <>
      {prices ? <MoneyText money={prices.total} className="vt-cart-lines__sum" /> : <MissingPrice />}
      {prices?.gross && (
        <span className="vt-cart-lines__gross">
          <MoneyText money={prices.gross} /> {t('product.withTax')}
        </span>
      )}
    </>,
  );
}
