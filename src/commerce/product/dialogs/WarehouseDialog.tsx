import type { Product, Unit } from '@/domain/product';
import { warehouseDisplays } from '@/domain/stock/warehouse';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { displayedStock, stockIn } from '../displayedStock';
import { FactsDialog } from './FactsDialog';

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
  return (
    <FactsDialog
      title={t('product.warehouseStock')}
      product={product}
      titles={[t('product.warehouse'), t('product.stock')]}
      facts={warehouseDisplays(stockIn(product, unit, settings)).map((display, index) => [
        product.inventory[index]?.warehouseName,
        displayedStock(display, texts),
      ])}
      onClose={onClose}
    />
  );
}
