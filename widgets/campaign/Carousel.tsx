import { useId, useRef, type CSSProperties } from 'react';
import type { CampaignProduct } from '@/domain/campaign';
import { columnsOf } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { CampaignCard } from './CampaignCard';
import { Controls } from './Controls';
import { useAutoplay } from './useAutoplay';
import { useSlider } from './useSlider';

interface Props {
  readonly name: string;
  readonly products: readonly CampaignProduct[];
  readonly rows: number;
}

/** A campaign: its name, and its products in a carousel by the pattern of the ARIA practices. S2 §2 and §9, decision 57. */
export function Carousel({ name, products, rows }: Props) {
  const { t } = useTexts();
  const titleId = useId();
  const slidesId = useId();
  const view = useRef<HTMLDivElement>(null);
  const toggleButton = useRef<HTMLButtonElement>(null);
  const columns = columnsOf(products, rows);
  const slider = useSlider(view, { products: products.length, rows });
  const autoplay = useAutoplay(slider, toggleButton);

  return (
    <section
      className="vt-campaign"
      // The slides inherit it: their own style belongs to the slider.
      style={{ '--_rows': rows } as CSSProperties}
      aria-roledescription={t('campaign.carousel')}
      aria-labelledby={titleId}
      {...autoplay.holds}
    >
      <div className="vt-campaign__head">
        <h2 className="vt-campaign__title" id={titleId}>
          {name}
        </h2>
        <Controls
          name={name}
          slides={columns.length}
          slidesId={slidesId}
          slider={slider}
          autoplay={autoplay}
          toggleButton={toggleButton}
        />
      </div>
      <div ref={view} className="vt-campaign__view">
        <div className="vt-campaign__row" id={slidesId} aria-live={autoplay.isPlaying ? 'off' : 'polite'}>
          {columns.map((column, index) => (
            <div
              key={index}
              className="vt-campaign__slide"
              role="group"
              aria-roledescription={t('campaign.slide')}
              aria-label={t('campaign.place', { place: index + 1, total: columns.length })}
            >
              {column.map((product, row) => (
                <CampaignCard key={row} product={product} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
