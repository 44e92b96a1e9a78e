import { useEffect } from 'react';
import { useContainer } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { useCartLoaded } from '@/data/cart/useCart';
import { useAppDispatch } from '@/data/hooks';
import { productsGiven } from '@/data/products';
import { ProductImage } from '@/ui/ProductImage';
import { Spinner } from '@/ui/Spinner';
import { Buying } from './Buying';
import { CampaignLinks } from './CampaignLinks';
import { Codes } from './Codes';
import { Description } from './description/Description';
import type { ProductDetailProps } from './props';
import { SaveButton } from './SaveButton';
import { useVariants } from './useVariants';
import { Variants } from './Variants';
import { tellViewed } from './tellViewed';
import './css/detail.css';

/** A product's own page: everything about it, its variants, and what adds it to the cart. S1 §2. */
export function ProductDetail({ campaign, ...family }: ProductDetailProps) {
  const { t } = useTexts();
  useCartLoaded();
  useGiven(family);
  const control = useVariants(family);
  const { product, waiting } = control;
  const { id, name, image, description } = product;
  const container = useContainer();
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(tellViewed(product, container));
    // Another price of the same product, or a variant of it that is still to be chosen, is no other view.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, container, id]);

  return (
    <article className="vt-detail">
      <div className="vt-detail__main" aria-busy={waiting}>
        <div className="vt-detail__photo">
          <ProductImage file={image} alt={name} width={480} height={480} isFirst className="vt-detail__image" />
        </div>
        <div className="vt-detail__facts">
          <h1 className="vt-detail__name" data-room={longestName(family)}>
            <span className="vt-detail__title">{name}</span>
          </h1>
          <div className="vt-detail__codes">
            <Codes product={product} />
            <SaveButton product={product} />
          </div>
          <Variants dimensions={family.dimensions} control={control} />
          <Buying product={product} />
          <Description html={description} />
        </div>
        {waiting && (
          <div className="vt-detail__veil">
            <span className="vt-detail__wait">
              <Spinner />
              {t('detail.swapping')}
            </span>
          </div>
        )}
      </div>
      {campaign && <CampaignLinks campaign={campaign} />}
    </article>
  );
}

/** Makes the product and its children known to the containers that name them by id. Contract §2. */
function useGiven({ product, family }: Pick<ProductDetailProps, 'product' | 'family'>): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(productsGiven([...family, product].map((member) => member.product)));
  }, [dispatch, family, product]);
}

/** The heading keeps room for the longest name, so that a swap moves nothing. */
function longestName({ product, family }: Pick<ProductDetailProps, 'product' | 'family'>): string {
  return family.reduce((longest, { product: { name } }) => (name.length > longest.length ? name : longest), product.product.name);
}
