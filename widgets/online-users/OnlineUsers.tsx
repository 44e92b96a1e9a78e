import type { ApiError } from '@/data/apiError';
import { translate } from '@/i18n';
import { useTexts, type PageTexts } from '@/i18n/useTexts';
import { failureMessage } from '@/data/failureReason';
import { useOnlineUsers } from './useOnlineUsers';
import { OfflineToday, OnlineNow } from './Lists';
import './online-users.css';

/** Who is at the shop, and who was earlier today. S2-1.07, S2 §2 and §8, decision 60. */
export function OnlineUsers() {
  const texts = useTexts();
  const { users, error } = useOnlineUsers();
  const isWaiting = !users && !error;
  return (
    <div className="vt-online" aria-busy={isWaiting}>
      {/* There from the start, so that an error is read out, and once. The lists change in silence. */}
      <p className="vt-online__note" role="status">
        {error ? texts.t('onlineUsers.error', { reason: reasonOf(error, texts) }) : isWaiting && texts.t('common.loading')}
      </p>
      {isWaiting && (
        <>
          <OnlineNow users={null} />
          <OfflineToday users={null} />
        </>
      )}
      {users && <OnlineNow users={users.onlineUsers} />}
      {users && users.todayOfflineUsers.length > 0 && <OfflineToday users={users.todayOfflineUsers} />}
    </div>
  );
}

function reasonOf(error: ApiError, texts: PageTexts): string {
  if (error.kind === 'http') return texts.t('onlineUsers.status', { status: error.status });
  return translate(texts, failureMessage(error, 'onlineUsers.noData'));
}
