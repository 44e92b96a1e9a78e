import { alerted, alertWithdrawn } from '@/data/alert';
import { useAppDispatch, usePage } from '@/data/hooks';
import { printDocument, type PrintJob } from './printDocument';

/** Prints a sheet of its own, and says so where that cannot be done. Decision 51. */
export function usePrintSheet() {
  const dispatch = useAppDispatch();
  const { locale } = usePage();
  return (title: string, build: PrintJob['build']) => {
    const isPrinted = printDocument({ title, locale, build });
    dispatch(
      isPrinted
        ? alertWithdrawn({ action: 'print' })
        : alerted({ source: { action: 'print' }, message: { key: 'print.refused' } }),
    );
  };
}
