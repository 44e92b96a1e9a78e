import type { ReactNode } from 'react';

/** A cell of a line, in the place of that name; `label` says in a card what it is. No component of its own: a cart has hundreds. */
export function lineCell(place: string, content: ReactNode, label?: string) {
  return (
    <td className={`vt-rows__cell vt-cart-lines__cell vt-cart-lines__cell--${place}`} role="cell" data-label={label}>
      {content}
    </td>
  );
}
