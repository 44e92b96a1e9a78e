import { useDialog } from '@/commerce/useDialog';
import type { Product } from '@/domain/product';
import { warehouseDialogOffered } from '@/domain/stock/warehouse';
import { usePage } from '@/data/hooks';
import { useTexts } from '@/i18n/useTexts';
import { lazyPart } from '@/ui/lazyPart';
import { warehousesOf } from '../rows/warehouses';
import { ToolButton } from '../ToolButton';

const dialog = lazyPart(() => import('./CompareDialog'), 'CompareDialog');

const WAREHOUSE = 'M4 20V9.5L12 5l8 4.5V20M8 20v-7h8v7M8 16.5h8';

interface Props {
  /** Those of the page. */
  readonly items: readonly Product[];
  /** The list is a table, which has a column for each warehouse where it is wide. */
  readonly isTable: boolean;
}

/** Opens the stock of all rows of this page by warehouse; nothing where the shop offers none. S1 §2, decisions 23 and 71. */
export function CompareButton({ items, isTable }: Props) {
  const { t } = useTexts();
  const { settings } = usePage();
  const { Dialog, open, close } = useDialog(dialog);
  const offered = items.filter(({ inventory }) => warehouseDialogOffered(settings, inventory.length));
  // Nobody knows yet: nothing of the toolbar moves when it comes.
  if (items.length === 0 && warehouseDialogOffered(settings, 1)) return <span className="vt-list-bar__place" />;
  if (offered.length === 0) return null;
  const areColumns = isTable && warehousesOf(items, settings).length > 0;
  return (
    <>
      <ToolButton
        label={t('list.compare')}
        path={WAREHOUSE}
        className={areColumns ? 'vt-list-bar__compare vt-list-bar__compare--narrow' : 'vt-list-bar__compare'}
        aria-haspopup="dialog"
        onPress={open}
      />
      {Dialog && <Dialog items={offered} onClose={close} />}
    </>
  );
}
