import type { Id } from '@/domain/id';
import { useTexts } from '@/i18n/useTexts';
import { CHEVRON_DOWN } from '@/ui/icon/paths';
import { Icon } from '@/ui/Icon';
import '@/ui/button.css';
import type { AnyPage, Records } from './useRecords';

/** A path of an icon, as those of `src/ui/icon`. */
const CHEVRON_UP = 'M6 14.5l6-6 6 6';

interface Props {
  readonly records: Pick<Records<AnyPage>, 'open' | 'toggle' | 'idOf'>;
  readonly id: Id;
  /** Number of the order or offer. */
  readonly orderNo: string;
}

/** Unfolds a row and folds it again. */
export function RowToggle({ records: { open, toggle, idOf }, id, orderNo }: Props) {
  const { t } = useTexts();
  const isOpen = open.has(String(id));
  return (
    <button
      id={`${idOf(id)}-toggle`}
      type="button"
      className="vt-button vt-button--quiet vt-button--compact vt-records__toggle"
      aria-label={t('records.detailsOf', { orderNo })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? idOf(id) : undefined}
      onClick={() => {
        toggle(id);
      }}
    >
      <Icon path={isOpen ? CHEVRON_UP : CHEVRON_DOWN} size={16} />
    </button>
  );
}
