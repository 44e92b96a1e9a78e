import type { Product, Unit } from '@/domain/product';
import { warehouseDisplays } from '@/domain/stock/warehouse';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { Dialog } from '@/ui/Dialog';
import { displayedStock, stockIn } from '../displayedStock';
import '@/ui/css/facts.css';

interface Props {
  readonly product: Product;
  readonly unit: Unit | null;
  readonly onClose: () => void;
}

/** The stock of a product by warehouse, telling no more than its status allows. S1 §2, decisions 23 and 71. */
export function WarehouseDialog({ product, unit, onClose }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const { settings } = usePage();
  const displays = warehouseDisplays(stockIn(product, unit, settings));
  return (
    <Dialog title={t('product.warehouseStock')} open onClose={onClose}>
      {/* A long list scrolls, and holds nothing else by which the keyboard could reach it. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <table className="vt-facts" tabIndex={0}>
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
          {displays.map((display, index) => (
            <tr key={index}>
              <th className="vt-facts__name" scope="row">
                {product.inventory[index]?.warehouseName}
              </th>
              <td className="vt-facts__value">{displayedStock(display, texts)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
