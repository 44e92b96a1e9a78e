import type { ReactNode } from 'react';
import { brandHref, modelHref } from '@/domain/links/search';
import type { Product } from '@/domain/product';
import { detailSpecialCode } from './rules/specialCode';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import './css/codes.css';

/** What identifies a product: code, brand, model, and the special code that the shop shows. S1 §2, decision 3. */
export function Codes({ product }: { readonly product: Product }) {
  const { t } = useTexts();
  const { settings, routes } = usePage();
  const { code, brand, model } = product;
  const special = detailSpecialCode(product, settings);
  return (
    <dl className="vt-codes">
      {code && <Pair name={t('detail.code')}>{code}</Pair>}
      {brand?.name && (
        <Pair name={t('detail.brand')}>
          <Link href={brandHref(routes.search, brand.code)}>{brand.name}</Link>
        </Pair>
      )}
      {model?.name && (
        <Pair name={t('detail.model')}>
          <Link href={modelHref(routes.search, brand?.code ?? null, model.id)}>{model.name}</Link>
        </Pair>
      )}
      {special && <Pair name={special.title || t('detail.specialCode')}>{special.code}</Pair>}
    </dl>
  );
}

function Pair({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="vt-codes__pair">
      <dt className="vt-codes__name">{name}</dt>
      <dd className="vt-codes__value">{children}</dd>
    </div>
  );
}

/** Plain text where nothing can be led to: an underlined brand that leads nowhere would look broken. */
function Link({ href, children }: { readonly href: string | undefined; readonly children: string }) {
  if (href === undefined) return <>{children}</>;
  return (
    <a className="vt-codes__link" href={href}>
      {children}
    </a>
  );
}
