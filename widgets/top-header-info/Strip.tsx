import type { ReactNode } from 'react';
import { mailHref, telephoneHref } from './rules/contact';
import { formatBalance } from './rules/balance';
import type { TopHeader } from './rules/topHeader';
import { findCurrency } from '@/domain/money/currencyCode';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';

/** Shows what the shop has said of its customer; what it has not said is left out. */
export function Strip(header: TopHeader) {
  const { t } = useTexts();
  const { currencies } = usePage();
  const { salesRepresentativeName: name, salesRepresentativePhone: phone, salesRepresentativeEmail: email } = header;
  const { customerCurrency: currency } = header;
  return (
    <dl className="vt-top-header">
      {(name || phone || email) && (
        <Pair part="representative" term={t('topHeader.representative')}>
          {name && <Words text={name} />}
          {phone && <Words kind="phone" text={phone} href={telephoneHref(phone)} />}
          {email && <Words kind="email" text={email} href={mailHref(email)} />}
        </Pair>
      )}
      {header.customerName && (
        <Pair part="customer" term={t('topHeader.customer')}>
          <Words text={header.customerName} />
        </Pair>
      )}
      {header.customerBalance !== null && (
        <Pair part="balance" term={t('topHeader.balance')}>
          {formatBalance(header.customerBalance, findCurrency(currency, currencies)?.code ?? currency)}
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

interface WordsProps {
  readonly text: string;
  readonly kind?: 'phone' | 'email';
  readonly href?: string | null;
}

/** In one line, and cut where it is too long for that: the title has the whole. */
function Words({ text, kind, href = null }: WordsProps) {
  const className = `vt-top-header__words${kind ? ` vt-top-header__words--${kind}` : ''}`;
  return href === null ? (
    <span className={className} title={text}>
      {text}
    </span>
  ) : (
    <a className={className} href={href} title={text}>
      {text}
    </a>
  );
}
