import { formatDate } from '@/domain/date';
import { convertPrice } from '@/domain/money/convert';
import { formatQuantity } from '@/domain/quantity/format';
import type { AdminCart } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { MoneyText } from '@/ui/MoneyText';
import '@/commerce/items/items.css';

/** CSS pixels, about: what stands in a card besides its lines, and one of them. */
const CARD = 68;
const LINE = 61;

/** One cart: whose it is, and its lines, each a link to its product. A card out of sight is not laid out. */
export function CartCard({ userName, items, total, updatedAt }: AdminCart) {
  const { t } = useTexts();
  const { currencies } = usePage();
  const changed = formatDate(updatedAt);
  return (
    <div className="vt-desk-panel vt-carts__card" style={{ containIntrinsicSize: `auto ${CARD + items.length * LINE}px` }}>
      <div className="vt-carts__head">
        <h3 className="vt-desk-panel__title">{userName ?? t('carts.guest')}</h3>
        <p className="vt-carts__facts">
          <span>{t('carts.lines', { count: items.length })}</span>
          {changed && <span>{t('carts.changed', { date: changed })}</span>}
        </p>
      </div>
      <ul className="vt-carts__lines" role="list">
        {items.map(({ productName, productCode, productQuantity, productUnit, link }, place) => (
          // The index as key: a cart may hold a product twice, and the list never changes.
          <li key={place}>
            {/* Without an address an anchor is plain text. */}
            <a
              className="vt-item vt-carts__line"
              {...(link !== null && { href: link, target: '_blank', rel: 'noopener', title: t('cartPage.newTab') })}
            >
              <span className="vt-item__words">
                <span className="vt-item__name">{productName}</span>
                <span className="vt-item__code">{productCode}</span>
              </span>
              <span className="vt-carts__quantity">
                {productUnit ? `${formatQuantity(productQuantity)} ${productUnit}` : `× ${formatQuantity(productQuantity)}`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      {total && (
        <p className="vt-carts__total">
          <span>{t('records.total')}</span>
          <MoneyText money={convertPrice(total, total.currency, currencies)} />
        </p>
      )}
    </div>
  );
}
