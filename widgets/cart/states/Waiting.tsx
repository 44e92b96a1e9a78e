import { useState, type CSSProperties } from 'react';
import { lastCartCount } from '@/runtime/page/cartCount';
import { offeredPlans } from '@/domain/plan';
import { times } from '@/domain/times';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { HiddenText } from '@/ui/HiddenText';
import { Placeholder } from '@/ui/Placeholder';
import { LinesFrame } from '../lines/LinesFrame';
import { LARGE } from '../lines/numberedLines';
import '@/commerce/order/panel.css';
import '../css/order.css';
import '../css/waiting.css';

/** As many rows as a screen reaches. */
const MOST = 24;
const CELLS = ['product', 'unit', 'price', 'tax', 'quantity', 'total', 'remove'] as const;

/** The rows and the panel that come, as far as they can be told: as many as the cart last had lines. Design, placeholders. */
export function Waiting() {
  const { t } = useTexts();
  // As it stood before the answer, which has it counted anew.
  const [lines] = useState(lastCartCount);
  return (
    <div aria-busy="true">
      <p className="vt-cart-waiting__text" role="status">
        <HiddenText>{t('cart.loading')}</HiddenText>
      </p>
      {lines === 0 ? <Block is="empty" /> : <WaitingCart lines={lines ?? 3} />}
    </div>
  );
}

function WaitingCart({ lines }: { readonly lines: number }) {
  const { showPriceStatus: shown } = usePage().settings;
  const cells = CELLS.filter((place) => shown || (place !== 'price' && place !== 'total'));
  return (
    // No '+' before a tax that is not there.
    <div className="vt-cart__columns" aria-hidden="true" style={{ '--_tax-label': 'none' } as CSSProperties}>
      <div className="vt-cart__main">
        <div className="vt-cart__head">
          <Block is="title" />
        </div>
        {lines >= LARGE && <div className="vt-cart__tools" />}
        <LinesFrame shown={shown}>
          <tbody className="vt-rows__body vt-cart-lines__body">
            {times(Math.min(lines, MOST), (place) => (
              <tr key={place} className="vt-rows__row vt-cart-lines__row">
                {cells.map((cell) => (
                  <td key={cell} className={`vt-rows__cell vt-cart-lines__cell vt-cart-lines__cell--${cell}`}>
                    {cell === 'product' && <Block is="image" />}
                    <Block is={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </LinesFrame>
      </div>
      <WaitingPanel />
    </div>
  );
}

function WaitingPanel() {
  const {
    settings,
    branches,
    routes: { checkout },
  } = usePage();
  const choices = Number(branches.length > 0) + Number(offeredPlans(settings).length > 0);
  return (
    <div className="vt-desk-panel vt-cart-order">
      <Block is="title" />
      {settings.showPriceStatus && <Block is="sums" />}
      <div className="vt-desk-panel__choices">
        {times(choices, (place) => (
          <Block key={place} is="control" />
        ))}
        <Block is="note" />
      </div>
      <div className="vt-desk-panel__actions vt-cart-order__actions">
        <div className="vt-foot-bar vt-cart-order__bar">
          <Block is="next" />
        </div>
        {times(Number(checkout !== null) + Number(settings.b2b_teklif_ver_durum), (place) => (
          <Block key={place} is="control" />
        ))}
      </div>
      <Block is="more" />
    </div>
  );
}

const Block = ({ is }: { readonly is: string }) => (
  <Placeholder className={`vt-cart-waiting__block vt-cart-waiting__block--${is}`} />
);
