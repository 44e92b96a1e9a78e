import { isCampaignProductVisible, type Campaign } from '@/domain/campaign';
import { usePage } from '@/data/hooks';
import { Carousel } from './Carousel';
import './css/carousel.css';

/** The campaigns of a page, each a heading and a carousel; one that has nothing to show is left out. S2 §2. */
export function Campaigns({ campaigns }: { readonly campaigns: readonly Campaign[] }) {
  const { showNotInStocks } = usePage().settings;
  return (
    <div className="vt-campaigns">
      {campaigns.map(({ name, products, rows }, index) => {
        const shown = products.filter((product) => isCampaignProductVisible(product, showNotInStocks));
        // The index as key: two campaigns may share a name, and the list never changes.
        return shown.length > 0 && <Carousel key={index} name={name} products={shown} rows={rows} />;
      })}
    </div>
  );
}
