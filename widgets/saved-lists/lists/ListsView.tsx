import { useId, useRef, useState } from 'react';
import { NoticeBar, type Notice } from '@/commerce/NoticeBar';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import '@/ui/button.css';
import { removeList, restoreList, type SavedList } from '../rules/lists';
import { FileTools } from './FileTools';
import { ListRow } from './ListRow';
import { useLists } from './useLists';

interface Props {
  /** A list is opened elsewhere: what it was chosen in may close. */
  readonly onLeave?: () => void;
}

/** The lists, the last changed first, with what can be done with each. */
export function ListsView({ onLeave }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const headId = useId();
  const { lists, change } = useLists();
  const [notice, setNotice] = useState<Notice | null>(null);
  const region = useRef<HTMLElement>(null);
  const tell = (next: Notice) => {
    setNotice(next);
    announce(next.text);
  };
  const changeOrTell: typeof change = (to) => {
    const isKept = change(to);
    if (!isKept) tell({ text: t('saved.full') });
    return isKept;
  };
  const remove = (list: SavedList) => {
    if (!changeOrTell((all) => removeList(all, list.id))) return;
    // The focus must not go with the row.
    region.current?.focus();
    tell({
      text: t('saved.removed', { name: list.name }),
      action: {
        text: t('saved.undo'),
        run() {
          if (!changeOrTell((all) => restoreList(all, list))) return;
          region.current?.focus();
          tell({ text: t('saved.restored', { name: list.name }), isGood: true });
        },
      },
    });
  };
  return (
    <section ref={region} className="vt-saved" aria-labelledby={headId} tabIndex={-1}>
      <div className="vt-saved__head">
        <h2 className="vt-saved__title" id={headId}>
          {t('saved.title')}{' '}
          {lists.length > 0 && <span className="vt-saved__count">{t('saved.count', { count: lists.length })}</span>}
        </h2>
        <FileTools lists={lists} change={changeOrTell} onTold={tell} />
      </div>
      {notice && <NoticeBar notice={notice} />}
      {lists.length === 0 ? (
        <p className="vt-saved__empty">{t('saved.empty')}</p>
      ) : (
        <ul className="vt-saved__lists" role="list">
          {lists.map((list) => (
            <ListRow
              key={list.id}
              list={list}
              all={lists}
              change={changeOrTell}
              onRemove={() => {
                remove(list);
              }}
              onLeave={onLeave}
            />
          ))}
        </ul>
      )}
      <p className="vt-saved__hint">{t('saved.hint')}</p>
    </section>
  );
}
