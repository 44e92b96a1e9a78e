import { formatDate } from '@/domain/date';
import type { OfflineUser, OnlineUser } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { useDensity } from '@/commerce/useDensity';
import { Table, type Column } from '@/ui/Table';
import '@/commerce/order/panel.css';

/** Those who are there now, each with a mark that is more than its colour. S2 §9. */
export function OnlineNow({ users }: { readonly users: readonly OnlineUser[] }) {
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
export function OfflineToday({ users }: { readonly users: readonly OfflineUser[] }) {
  const { t } = useTexts();
  return (
    <List
      title={t('onlineUsers.earlier')}
      users={users}
      columns={[{ name: 'range', title: t('onlineUsers.range'), cell: ({ range }) => range }]}
    />
  );
}

interface Props<User> {
  readonly title: string;
  readonly users: readonly User[];
  readonly columns: ReadonlyArray<Column<User>>;
}

function List<User extends OnlineUser | OfflineUser>({ title, users, columns }: Props<User>) {
  const { t } = useTexts();
  const isCompact = useDensity() === 'compact';
  return (
    <section className="vt-desk-panel vt-online__part">
      <div className="vt-online__head">
        <h2 className="vt-desk-panel__title">{title}</h2>
        {users.length > 0 && <p className="vt-online__count">{t('onlineUsers.count', { count: users.length })}</p>}
      </div>
      {users.length > 0 ? (
        <Table
          label={title}
          columns={[{ name: 'user', title: t('onlineUsers.user'), cell: ({ name }) => name }, ...columns]}
          rows={users}
          keyOf={({ id }) => id}
          isCompact={isCompact}
          isSlim
        />
      ) : (
        <p className="vt-online__note">{t('onlineUsers.none')}</p>
      )}
    </section>
  );
}
