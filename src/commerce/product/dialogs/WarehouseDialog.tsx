import type { Product, Unit, WarehouseStock } from '@/domain/product';
import { stockLevel, stockMessage } from '@/domain/stock/display';
import { warehouseDisplay } from '@/domain/stock/warehouse';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { Dialog } from '@/ui/Dialog';
import '@/ui/css/facts.css';
import '../css/stock.css';

interface Props {
  readonly product: Product;
  readonly unit: Unit | null;
  readonly onClose: () => void;
}

/** The stock of a product by warehouse, telling no more than its status allows. S1 §2, decision 23. */
export function WarehouseDialog({ product, unit, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Dialog title={t('product.warehouseStock')} open onClose={onClose}>
      <table className="vt-facts">
        <caption className="vt-facts__caption">{product.name}</caption>
        <thead>
          <tr>
            <th className="vt-facts__head" scope="col">
              {t('product.warehouse')}
            </th>
            <th className="vt-facts__head vt-facts__head--number" scope="col">
              {t('product.stock')}
            </th>
          </tr>
        </thead>
        <tbody>
          {product.inventory.map((stock, index) => (
            <Row key={index} stock={stock} unit={unit} />
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

function Row({ stock, unit }: { readonly stock: WarehouseStock; readonly unit: Unit | null }) {
  const texts = useTexts();
  const { settings } = usePage();
  const display = warehouseDisplay({
    settings,
    quantity: stock.quantity,
    multiplier: unit?.multiplier ?? null,
    unit: unit?.value ?? '',
  });
  return (
    <tr>
      <th className="vt-facts__name" scope="row">
        {stock.warehouseName}
      </th>
      <td className="vt-facts__value">
        {display && (
          <span className={`vt-stock vt-stock--${stockLevel(display)}`}>{translate(texts, stockMessage(display))}</span>
        )}
      </td>
    </tr>
  );
}
