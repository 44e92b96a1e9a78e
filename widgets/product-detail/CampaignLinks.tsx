import { useId } from 'react';
import { campaignPrices, isCampaignProductVisible, type Campaign, type CampaignProduct } from '@/domain/campaign';
import { productHref } from '@/domain/links/product';
import { CampaignPair } from '@/commerce/product/detail/CampaignPair';
import { usePricingContext } from '@/commerce/product/useShown';
import { usePage } from '@/data/hooks';
import './css/campaign.css';

/** The products of the product's campaign as plain links; the carousel is the widget `campaign`. S2 §2 and §5. */
export function CampaignLinks({ campaign }: { readonly campaign: Campaign }) {
  const titleId = useId();
  const { showNotInStocks } = usePage().settings;
  const products = campaign.products.filter((product) => isCampaignProductVisible(product, showNotInStocks));
  if (products.length === 0) return null;
  return (
    <section className="vt-detail-campaign" aria-labelledby={titleId}>
      <h2 className="vt-detail-campaign__title" id={titleId}>
        {campaign.name}
      </h2>
      <ul className="vt-detail-campaign__list" role="list">
        {products.map((product) => (
          <Item key={product.id} product={product} />
        ))}
      </ul>
    </section>
  );
}

function Item({ product }: { readonly product: CampaignProduct }) {
  const prices = campaignPrices(product, usePricingContext());
  return (
    <li className="vt-detail-campaign__item">
      <a className="vt-detail-campaign__link" href={productHref(product)}>
        {product.name}
      </a>
      {prices.kind === 'price' && <CampaignPair sale={prices.sale} list={prices.list} unit={product.defaultUnit} />}
    </li>
  );
}
