import { useMemo } from 'react';
import { campaignPrices, type CampaignProduct } from '@/domain/campaign';
import { productHref } from '@/domain/links/product';
import { CampaignPair } from '@/commerce/product/detail/CampaignPair';
import { usePricingContext } from '@/commerce/product/useShown';
import { MissingPrice } from '@/ui/MissingPrice';
import { ProductImage } from '@/ui/ProductImage';
import './css/card.css';

/** One product of a campaign. Its name is the link, which covers the whole card. S2 §2. */
export function CampaignCard({ product }: { readonly product: CampaignProduct }) {
  return (
    <div className="vt-campaign-card">
      <ProductImage file={product.image} alt="" width={280} height={413} className="vt-campaign-card__image" />
      <a className="vt-campaign-card__link" href={productHref(product)} title={product.name}>
        <span className="vt-campaign-card__name">{product.name}</span>
      </a>
      <CardPrices product={product} />
    </div>
  );
}

function CardPrices({ product }: { readonly product: CampaignProduct }) {
  const context = usePricingContext();
  const prices = useMemo(() => campaignPrices(product, context), [product, context]);
  if (prices.kind === 'hidden') return null;
  return (
    <div className="vt-campaign-card__prices">
      {prices.kind !== 'price' ? (
        <MissingPrice />
      ) : (
        <CampaignPair sale={prices.sale} list={prices.list} unit={product.defaultUnit} />
      )}
    </div>
  );
}
