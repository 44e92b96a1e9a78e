import { useId } from 'react';
import type { AddLocation } from '@/domain/cart/addCheck';
import type { Product } from '@/domain/product';
import { useAppSelector, usePage } from '@/data/hooks';
import { selectIsInCart } from '@/data/cart/selectProduct';
import { selectPurchase } from '@/data/purchase';
import { AddToCart } from './AddToCart';
import { buttonOf } from './buttonOf';
import { RowNote } from './RowNote';
import { limitOf, noticeMessage, rowNotice } from './rowNotice';
import { useAdding, useChosenUnit } from './useShown';

interface Props {
  readonly product: Product;
  readonly location: AddLocation;
}

/** The add button where no quantity stands beside it: what is refused is said below it. Decision 65. */
export function NotedAddToCart({ product, location }: Props) {
  const unit = useChosenUnit(product);
  const adding = useAdding(product);
  const page = usePage();
  const noteId = useId();
  const refused = useAppSelector((state) => selectPurchase(state, product.id).refused);
  const isInCart = useAppSelector((state) => selectIsInCart(state, product.id));
  const limit = limitOf(product, unit, page.settings, isInCart);
  const isAddable = buttonOf(product, unit, page, location === 'detail') === 'add';
  const notice = isAddable ? rowNotice(limit, refused) : null;
  return (
    <>
      <AddToCart product={product} unit={unit} adding={adding} location={location} describedBy={notice ? noteId : undefined} />
      {notice && <RowNote id={noteId} message={noticeMessage(notice, limit)} />}
    </>
  );
}
