import { useState } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { lazyPart } from '@/ui/lazyPart';
import type { Notice } from '@/commerce/NoticeBar';
import type { Sheet } from '../rules/sheet';

/** Comes with the first file: most orders are typed or pasted. */
const loadReader = lazyPart(() => import('./readFile'), 'readFile');

/** A file more of which cannot be a sheet of orders, and would hold up the page: 5 MB. */
const LARGEST = 5_000_000;

const FAILED = { ok: false, why: 'quickOrder.fileFailed' } as const;

interface ReadingFile {
  readonly isReading: boolean;
  readonly read: (file: File) => void;
}

/** Reads files into sheets, and tells where one cannot be read. */
export function useFile(onSheet: (sheet: Sheet) => void, tell: (notice: Notice) => void): ReadingFile {
  const { t } = useTexts();
  const [isReading, setReading] = useState(false);
  const read = async (file: File) => {
    if (file.size > LARGEST) {
      tell({ text: t('quickOrder.fileTooLarge') });
      return;
    }
    setReading(true);
    const reader = await loadReader();
    // A folder that was dropped, and a file that is gone by now, cannot be read at all.
    const result = reader ? await reader(file).catch(() => FAILED) : null;
    setReading(false);
    if (!result) tell({ text: t('common.loadFailed') });
    else if (result.ok) onSheet(result.sheet);
    else tell({ text: t(result.why) });
  };
  return { isReading, read: (file) => void read(file) };
}
