import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePanel } from '@/page/usePanel';
import type { FaultCategory, FaultProduct } from './rules';
import { useContainer } from '@/page/container/context';
import { productCodeField, typeInto } from './productCode';
import { useTexts } from '@/i18n/useTexts';
import { alerted, alertWithdrawn } from '@/data/alert';
import { useAppDispatch } from '@/data/hooks';
import { Chooser } from './Chooser';
import '@/commerce/order/panel.css';
import '@/ui/button.css';
import './fault-report.css';

const FAULT = { action: 'fault' } as const;

interface Props {
  readonly categories: readonly FaultCategory[];
}

/** Picks the product of a fault report, whose code goes into the page's own form. S2-1.13, S2 §2 and §4, decision 58. */
export function FaultReport({ categories }: Props) {
  const { t } = useTexts();
  const id = useId();
  const container = useContainer();
  const dispatch = useAppDispatch();
  const { open, close, show } = usePanel<FaultCategory>();
  const [chosen, setChosen] = useState<FaultProduct | null>(null);

  const choose = (product: FaultProduct) => {
    const { name, code } = product;
    const field = productCodeField(container);
    if (!field) {
      dispatch(alerted({ source: FAULT, message: { key: 'faultReport.noField', values: { name, code } } }));
      return;
    }
    dispatch(alertWithdrawn(FAULT));
    typeInto(field, code);
    // A closing dialog gives the focus back to its opener first.
    flushSync(() => {
      setChosen(product);
      close();
    });
    field.focus();
  };

  return (
    <section className="vt-desk-panel" aria-labelledby={id}>
      <h2 className="vt-desk-panel__title" id={id}>
        {t('faultReport.title')}
      </h2>
      <ul className="vt-fault__categories" role="list">
        {categories.map((category) => (
          <li key={category.id}>
            <button
              type="button"
              className="vt-button vt-button--quiet vt-fault__category"
              aria-haspopup="dialog"
              onClick={() => {
                open(category);
              }}
            >
              {category.name}
            </button>
          </li>
        ))}
      </ul>
      <p className="vt-fault__text" role="status">
        {categories.length === 0
          ? t('faultReport.none')
          : chosen && t('faultReport.chosen', { name: chosen.name, code: chosen.code })}
      </p>
      {show((base) => (
        <Chooser categories={categories} base={base} onChoose={choose} onClose={close} />
      ))}
    </section>
  );
}
