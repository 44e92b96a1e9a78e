import type { ReactNode } from 'react';
import { mailHref, telephoneHref } from './rules/contact';
import { formatBalance } from './rules/balance';
import type { TopHeader } from './rules/topHeader';
import { useTexts } from '@/i18n/useTexts';

/** Shows what the shop has said of its customer; what it has not said is left out. */
export function Strip(header: TopHeader) {
  const { t } = useTexts();
  const { salesRepresentativeName: name, salesRepresentativePhone: phone, salesRepresentativeEmail: email } = header;
  return (
    <dl className="vt-top-header">
      {(name || phone || email) && (
        <Pair part="representative" term={t('topHeader.representative')}>
          {name && <span className="vt-top-header__words">{name}</span>}
          {phone && <Contact kind="phone" text={phone} href={telephoneHref(phone)} />}
          {email && <Contact kind="email" text={email} href={mailHref(email)} />}
        </Pair>
      )}
      {header.customerName && (
        <Pair part="customer" term={t('topHeader.customer')}>
          <span className="vt-top-header__words">{header.customerName}</span>
        </Pair>
      )}
      {header.customerBalance !== null && (
        <Pair part="balance" term={t('topHeader.balance')}>
          {formatBalance(header.customerBalance, header.customerCurrency)}
        </Pair>
      )}
    </dl>
  );
}

function Pair({ part, term, children }: { readonly part: string; readonly term: string; readonly children: ReactNode }) {
  return (
    <div className={`vt-top-header__pair vt-top-header__pair--${part}`}>
      <dt className="vt-top-header__term">{term}</dt>
      <dd className="vt-top-header__value">{children}</dd>
    </div>
  );
}

function Contact({ kind, text, href }: { readonly kind: string; readonly text: string; readonly href: string | null }) {
  const className = `vt-top-header__words vt-top-header__words--${kind}`;
  return href === null ? (
    <span className={className}>{text}</span>
  ) : (
    <a className={className} href={href}>
      {text}
    </a>
  );
}
