import { useRef } from 'react';
import type { Notice } from '@/commerce/NoticeBar';
import { downloadFile } from '@/commerce/downloadFile';
import { useTexts } from '@/i18n/useTexts';
import { importLists, writeLists, type Imported } from './listFile';
import type { Lists } from '../rules/lists';

interface Props {
  readonly lists: Lists;
  /** Answers whether the browser has kept the change. */
  readonly change: (change: (lists: Lists) => Lists) => boolean;
  readonly onTold: (notice: Notice) => void;
}

/** A file more of which cannot be lists, and would hold up the page: 5 MB, which is what browsers keep of a shop at most. */
const LARGEST = 5_000_000;

/** Takes all lists to another browser, and those of another into this one. */
export function FileTools({ lists, change, onTold }: Props) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const read = async (file: File) => {
    // One that is gone by now cannot be read.
    const text = file.size > LARGEST ? '' : await file.text().catch(() => '');
    const brought: Imported[] = [];
    const isKept = change((all) => {
      const imported = importLists(all, text, Date.now());
      if (imported) brought.push(imported);
      return imported?.lists ?? all;
    });
    if (!isKept) return;
    const [imported] = brought;
    if (!imported) onTold({ text: t('saved.noLists') });
    else {
      const { taken, leftOut } = imported;
      const left = leftOut > 0 ? ` ${t('saved.leftOut', { count: leftOut })}` : '';
      onTold({ text: t('saved.imported', { count: taken }) + left, isGood: leftOut === 0 });
    }
  };
  return (
    <span className="vt-saved__files">
      <button type="button" className="vt-button vt-button--quiet vt-button--compact" onClick={() => input.current?.click()}>
        {t('saved.import')}
      </button>
      <input
        ref={input}
        type="file"
        style={{ display: 'none' }}
        accept=".json,application/json"
        aria-label={t('saved.import')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {lists.length > 0 && (
        <button
          type="button"
          className="vt-button vt-button--quiet vt-button--compact"
          onClick={() => {
            downloadFile(`${t('saved.fileName')}.json`, writeLists(lists), 'application/json');
          }}
        >
          {t('saved.export')}
        </button>
      )}
    </span>
  );
}
