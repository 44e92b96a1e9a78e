import type { AriaAttributes } from 'react';
import { Icon } from '@/ui/Icon';

interface Props extends Pick<AriaAttributes, 'aria-haspopup' | 'aria-disabled'> {
  readonly label: string;
  readonly path: string;
  readonly className?: string;
  readonly onPress: () => void;
}

/** A tool above the list, shown by its sign alone. */
export function ToolButton({ label, path, className = '', onPress, ...attributes }: Props) {
  return (
    <button
      type="button"
      className={`vt-button vt-button--icon vt-button--compact vt-list-bar__tool ${className}`}
      aria-label={label}
      title={label}
      onClick={onPress}
      {...attributes}
    >
      <Icon path={path} />
    </button>
  );
}
