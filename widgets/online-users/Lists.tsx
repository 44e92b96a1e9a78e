import { formatDate } from '@/domain/date';
import type { OfflineUser, OnlineUser } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { useDensity } from '@/commerce/useDensity';
import { Table } from '@/ui/Table';
import type { Column } from '@/ui/TableRow';
import { WaitingRows } from '@/ui/WaitingTable';
import '@/commerce/order/panel.css';

interface ListProps<User> {
  /** Null while they are on their way. */
  readonly users: readonly User[] | null;
}

/** Those who are there now, each with a mark that is more than its colour. S2 §9. */
export function OnlineNow({ users }: ListProps<OnlineUser>) {
  const { t } = useTexts();
  return (
    <List
      title={t('onlineUsers.now')}
      users={users}
      columns={[
        {
          name: 'status',
          title: t('onlineUsers.state'),
          kind: 'words',
          cell: ({ status }) => {
            const state = status === 'online' ? 'online' : 'away';
            return <span className={`vt-online__state vt-online__state--${state}`}>{t(`onlineUsers.${state}`)}</span>;
          },
        },
        {
          name: 'active',
          title: t('onlineUsers.lastActive'),
          isWhole: true,
          cell: ({ lastActiveAt }) => formatDate(lastActiveAt),
        },
      ]}
    />
  );
}

/** Those who were there earlier today, and when. */
export function OfflineToday({ users }: ListProps<OfflineUser>) {
  const { t } = useTexts();
  return (
    <List
      title={t('onlineUsers.earlier')}
      users={users}
      columns={[{ name: 'range', title: t('onlineUsers.range'), cell: ({ range }) => range }]}
    />
  );
}

interface Props<User> extends ListProps<User> {
  readonly title: string;
  readonly columns: ReadonlyArray<Column<User>>;
}

/** Rows that are kept free for each of them. */
const WAITING = 4;

function List<User extends OnlineUser | OfflineUser>({ title, users, columns: others }: Props<User>) {
  const { t } = useTexts();
  const isCompact = useDensity() === 'compact';
  const columns: ReadonlyArray<Column<User>> = [
    { name: 'user', title: t('onlineUsers.user'), cell: ({ name }) => name },
    ...others,
  ];
  return (
    <section className="vt-desk-panel vt-online__part" aria-hidden={!users}>
      <div className="vt-online__head">
        <h2 className="vt-desk-panel__title">{title}</h2>
        {users && users.length > 0 && <p className="vt-online__count">{t('onlineUsers.count', { count: users.length })}</p>}
      </div>
      {!users && <WaitingRows columns={columns} count={WAITING} isCompact={isCompact} isSlim />}
      {users &&
        (users.length > 0 ? (
          // By their places: one user may come twice in a day.
          <Table label={title} columns={columns} rows={users} keyOf={(_, place) => place} isCompact={isCompact} isSlim />
        ) : (
          <p className="vt-online__note">{t('onlineUsers.none')}</p>
        ))}
    </section>
  );
}
