import { stockDisplay, stockLevel, stockMessage } from '@/domain/stock/display';
import { warehouseDialogOffered } from '@/domain/stock/warehouse';
import type { Product, Unit } from '@/domain/product';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { lazyPart } from '@/ui/lazyPart';
import { useDialog } from '../useDialog';
import { displayedStock, stockIn } from './displayedStock';
import '@/ui/css/opener.css';

const dialog = lazyPart(() => import('./dialogs/WarehouseDialog'), 'WarehouseDialog');

interface Props {
  readonly product: Product;
  /** The unit in which it is being bought. */
  readonly unit: Unit | null;
  /** An amount that only the shop's adjustment makes does not show. */
  readonly needsTrueStock?: boolean;
}

/**
 * The stock of a product as the shop lets it be known: text and a shape. Where the stock by warehouse is offered, the
 * text is the button that opens it. S1 §9, decisions 22, 23 and 70.
 */
export function StockText({ product, unit, needsTrueStock = false }: Props) {
  const texts = useTexts();
  const { settings } = usePage();
  const { Dialog, open, close } = useDialog(dialog);

  const display = stockDisplay({ ...stockIn(product, unit, settings), needsTrueStock });
  if (!display) return null;
  if (!warehouseDialogOffered(settings, product.inventory.length)) return displayedStock(display, texts);
  const text = translate(texts, stockMessage(display));
  return (
    <>
      <button
        type="button"
        className={`vt-opener vt-stock vt-stock--${stockLevel(display)} vt-stock--opener`}
        aria-haspopup="dialog"
        aria-label={texts.t('product.warehouseStockOf', { stock: text, name: product.name })}
        onClick={open}
      >
        {text}
      </button>
      {Dialog && <Dialog product={product} unit={unit} onClose={close} />}
    </>
  );
}
