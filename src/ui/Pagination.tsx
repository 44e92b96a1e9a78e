import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { isPlainClick } from '@/domain/links/plainClick';
import { paginationWindow } from '@/domain/list/pagination';
import { useTexts } from '@/i18n/useTexts';
import { CHEVRON_LEFT, CHEVRON_RIGHT } from './icon/listPaths';
import { Icon } from './Icon';
import './css/pagination.css';

interface Props {
  /** From 1; beyond the last, where none of them is shown. */
  readonly page: number;
  readonly pages: number;
  /** Where a page's link leads without JavaScript and in a new tab. */
  readonly hrefOf: (page: number) => string;
  /** Name of the list, where a page may hold several. */
  readonly list?: string;
  /** A plain click: show this page here. */
  readonly onGo: (page: number) => void;
}

interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  readonly href: string;
  /** A plain click: show that page here. */
  readonly onGo: () => void;
}

/** A link to a page of a list, whose modified clicks are the browser's. */
export function PageLink({ href, onGo, children, ...attributes }: PageLinkProps) {
  return (
    <a
      {...attributes}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        onGo();
      }}
    >
      {children}
    </a>
  );
}

/** Links to the pages of a list; nothing for a single page. S1 §2, decision 32. */
export function Pagination({ page, pages, hrefOf, list, onGo }: Props) {
  const { t } = useTexts();
  const entries = paginationWindow(pages, page);
  if (entries.length === 0) return null;

  const link = (target: number, name: string, content: ReactNode) => (
    <PageLink
      className={target === page ? 'vt-pagination__link vt-pagination__link--current' : 'vt-pagination__link'}
      href={hrefOf(target)}
      aria-label={name}
      aria-current={target === page ? 'page' : undefined}
      onGo={() => {
        onGo(target);
      }}
    >
      {content}
    </PageLink>
  );
  const step = (target: number, name: string, path: string) => (
    <li className="vt-pagination__item">
      {target >= 1 && target <= pages ? (
        link(target, name, <Icon path={path} />)
      ) : (
        <span className="vt-pagination__off">
          <Icon path={path} />
        </span>
      )}
    </li>
  );

  return (
    <nav className="vt-pagination" aria-label={[t('pagination.label'), list].filter(Boolean).join(': ')}>
      <ul className="vt-pagination__list" role="list">
        {step(Math.min(page - 1, pages), t('pagination.previous'), CHEVRON_LEFT)}
        {entries.map((entry, index) => (
          <li key={entry === '…' ? `gap-${index}` : entry} className="vt-pagination__item">
            {entry === '…' ? (
              <span className="vt-pagination__gap" aria-hidden="true">
                …
              </span>
            ) : (
              link(entry, t('pagination.page', { page: entry }), entry)
            )}
          </li>
        ))}
        {step(page + 1, t('pagination.next'), CHEVRON_RIGHT)}
      </ul>
    </nav>
  );
}
