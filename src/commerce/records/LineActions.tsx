import { useTexts } from '@/i18n/useTexts';
import { downloadCsv } from '../downloadCsv';
import { RowAction } from './RecordActions';
import { repeatable, useRepeat, type RecordLine } from './useRepeat';

interface Props {
  /** Number of the order or offer. */
  readonly orderNo: string;
  readonly lines: readonly RecordLine[];
  /** What its file is called, without the ending. */
  readonly fileName: string;
  /** Makes the rows of its file, titles first. */
  readonly toSheet: () => ReadonlyArray<readonly string[]>;
}

/** What can be done with the lines of an order or offer: kept as a file, and ordered again. */
export function LineActions({ orderNo, lines, fileName, toSheet }: Props) {
  const { t } = useTexts();
  const repeat = useRepeat(orderNo);
  if (lines.length === 0) return null;
  return (
    <>
      <RowAction
        name="csv"
        label={t('records.csvOf', { orderNo })}
        onClick={() => {
          downloadCsv(fileName, toSheet());
        }}
      >
        {t('records.csv')}
      </RowAction>
      {repeatable(lines).length > 0 && (
        <RowAction
          name="repeat"
          label={t('records.repeatOf', { orderNo })}
          onClick={() => {
            repeat(lines);
          }}
        >
          {t('records.repeat')}
        </RowAction>
      )}
    </>
  );
}
