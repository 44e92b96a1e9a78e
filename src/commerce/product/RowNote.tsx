import type { Message } from '@/domain/message';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { WARNING } from '@/ui/icon/paths';
import { Icon } from '@/ui/Icon';
import './css/row-note.css';

interface Props {
  /** DOM id, for the `aria-describedby` of what it is about. */
  readonly id?: string;
  /** Where nothing else says it aloud. */
  readonly role?: 'alert' | undefined;
  readonly message: Message;
}

/** Says at a row, a card or a box what was refused there. Decision 65. */
export function RowNote({ message, ...attributes }: Props) {
  return (
    <span className="vt-row-note" {...attributes}>
      <span className="vt-row-note__mark">
        <Icon path={WARNING} size={16} />
      </span>
      <span>{translate(useTexts(), message)}</span>
    </span>
  );
}
