import type { ReactNode } from 'react';
import { WARNING } from './icon/paths';
import { Icon } from './Icon';
import './css/errorText.css';

/** What went wrong in a form, wherever it stands: its sign can be seen where the system sets all colours, too. */
export function ErrorText({ children }: { readonly children: ReactNode }) {
  return (
    <span className="vt-error">
      <span className="vt-error__mark">
        <Icon path={WARNING} size={16} />
      </span>
      <span>{children}</span>
    </span>
  );
}
