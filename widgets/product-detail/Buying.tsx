import type { Product } from '@/domain/product';
import { AddToCart } from '@/commerce/product/AddToCart';
import { OwnCartMark } from '@/commerce/product/inCart/CartMark';
import { ProductPrice } from '@/commerce/product/detail/ProductPrice';
import { ProductQuantity } from '@/commerce/product/detail/ProductQuantity';
import { StockText } from '@/commerce/product/StockText';
import { useAdding, useChosenUnit } from '@/commerce/product/useShown';
import { usePage } from '@/data/hooks';
import './css/buying.css';

/** Prices and stock, and the add area or the notice in its place. S1 §4, decisions 24, 25 and 70. */
export function Buying({ product }: { readonly product: Product }) {
  const unit = useChosenUnit(product);
  const adding = useAdding(product);
  const { showPriceStatus, showStokInfo, cartStockControl } = usePage().settings;
  return (
    <div className="vt-buying">
      {(showPriceStatus || showStokInfo) && (
        <div className="vt-buying__worth">
          <ProductPrice product={product} />
          <StockText product={product} unit={unit} needsTrueStock={!cartStockControl} />
        </div>
      )}
      <div className="vt-buying__add">
        <ProductQuantity product={product} />
        <div className="vt-buying__button">
          <AddToCart product={product} unit={unit} adding={adding} location="detail" />
        </div>
        <OwnCartMark product={product} />
      </div>
    </div>
  );
}
