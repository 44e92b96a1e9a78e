import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { downloadCsv } from '@/commerce/downloadCsv';
import { RowMenu, useMenuItem } from '@/commerce/records/RowMenu';
import { formatDate } from '@/domain/date';
import { isRepeatedClick } from '@/domain/links/plainClick';
import { useAnnounce, usePageServices } from '@/page/container/context';
import { openWidget } from '@/page/openWidget';
import { useTexts } from '@/i18n/useTexts';
import { addList, renameList, type Lists, type SavedList } from '../rules/lists';
import { toSheet } from './sheet';
import { RenameForm } from './RenameForm';

interface Props {
  readonly list: SavedList;
  readonly all: Lists;
  /** Answers whether the browser has kept the change. */
  readonly change: (change: (lists: Lists) => Lists) => boolean;
  readonly onRemove: () => void;
  readonly onLeave: (() => void) | undefined;
}

/** One list: its name, how much it holds, and what can be done with it. */
export function ListRow({ list, all, change, onRemove, onLeave }: Props) {
  const { t } = useTexts();
  const services = usePageServices();
  const announce = useAnnounce();
  const [isNaming, setNaming] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  const { id, name, lines, changed } = list;

  const order = () => {
    const source = { action: 'lists/order', subject: id };
    services.toasts.withdraw(source);
    onLeave?.();
    openWidget(services, 'quick-order', { lines }, () => {
      services.toasts.alert({ source, text: t('common.loadFailed'), about: name });
    });
  };
  const endNaming = () => {
    flushSync(() => {
      setNaming(false);
    });
    row.current?.querySelector<HTMLElement>('.vt-saved__order')?.focus();
  };
  const rename = (next: string) => {
    if (next.trim() !== name && !change((lists) => renameList(lists, id, next, Date.now()))) return;
    endNaming();
    announce(t('saved.renamed', { name: next.trim() }));
  };
  return (
    <li ref={row} className="vt-saved__list">
      {isNaming ? (
        <RenameForm list={list} all={all} onRename={rename} onCancel={endNaming} />
      ) : (
        <p className="vt-saved__words">
          <span className="vt-saved__name">{name}</span>
          <span className="vt-saved__facts">
            {t('saved.lines', { count: lines.length })} · {formatDate(new Date(changed).toISOString())}
          </span>
        </p>
      )}
      <div className="vt-saved__actions">
        <button
          type="button"
          className="vt-button vt-button--primary vt-button--compact vt-saved__order"
          aria-label={t('saved.orderOf', { name })}
          aria-disabled={lines.length === 0}
          onClick={(event) => {
            // Where the quick order stands in the page, a double click would put each line in twice.
            if (lines.length > 0 && !isRepeatedClick(event)) order();
          }}
        >
          {t('saved.order')}
        </button>
        <RowMenu label={t('saved.actionsOf', { name })}>
          <Item
            label={t('saved.renameOf', { name })}
            onPress={() => {
              setNaming(true);
            }}
          >
            {t('saved.rename')}
          </Item>
          <Item
            label={t('saved.duplicateOf', { name })}
            onPress={() => {
              if (change((lists) => addList(lists, list, Date.now()))) announce(t('saved.duplicated', { name }));
            }}
          >
            {t('saved.duplicate')}
          </Item>
          <Item
            label={t('saved.csvOf', { name })}
            onPress={() => {
              downloadCsv(name, toSheet(lines, { t }));
            }}
          >
            {t('saved.csv')}
          </Item>
          <Item label={t('saved.removeOf', { name })} onPress={onRemove}>
            {t('saved.remove')}
          </Item>
        </RowMenu>
      </div>
    </li>
  );
}

interface ItemProps {
  /** What it does, with the name of the list. */
  readonly label: string;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Item({ label, onPress, children }: ItemProps) {
  return (
    <button
      {...useMenuItem()}
      type="button"
      className="vt-button vt-button--quiet vt-button--compact vt-row-menu__item"
      aria-label={label}
      onClick={(event) => {
        // The second click of two may meet the next row, which has moved up.
        if (!isRepeatedClick(event)) onPress();
      }}
    >
      {children}
    </button>
  );
}
