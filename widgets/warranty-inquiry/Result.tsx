import { useRef } from 'react';
import { formatDate } from '@/domain/date';
import type { WarrantyVerdict } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { Dialog } from '@/ui/Dialog';
import { Table } from '@/ui/Table';
import '@/commerce/form/note.css';
import '@/commerce/order/panel.css';

interface Props extends Omit<Extract<WarrantyVerdict, { ok: true }>, 'ok'> {
  readonly serial: string;
  readonly onClose: () => void;
}

/** What the shop knows of a warranty: whether it holds, and the sales. S2 §2 and §9. */
export function Result({ serial, daysLeft, isOver, sales, onClose }: Props) {
  const { t } = useTexts();
  const answer = useRef<HTMLParagraphElement>(null);
  return (
    <Dialog title={t('warranty.result')} open onClose={onClose} firstFocus={answer}>
      <div className="vt-desk-panel__choices">
        <p ref={answer} tabIndex={-1} className={isOver ? 'vt-desk-note vt-desk-note--warning' : 'vt-desk-note'}>
          {t('warranty.status', { serial, status: t(isOver ? 'warranty.over' : 'warranty.continues') })}{' '}
          {!isOver && t('warranty.daysLeft', { days: daysLeft })}
        </p>
        <Table
          label={t('warranty.sales')}
          isSlim
          columns={[
            { name: 'date', title: t('warranty.date'), cell: ({ tarih }) => formatDate(tarih) },
            { name: 'status', title: t('warranty.what'), kind: 'words', cell: ({ durum }) => durum },
            { name: 'document', title: t('warranty.document'), kind: 'words', cell: ({ belgeNo }) => belgeNo },
          ]}
          rows={sales}
          keyOf={(sale) => sales.indexOf(sale)}
        />
      </div>
    </Dialog>
  );
}
