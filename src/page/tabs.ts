import * as v from 'valibot';
import { read } from '@/schemas/read';

/** What a tab tells the shop's other tabs (decision 13). */
export type TabNews = { readonly kind: 'cart' } | { readonly kind: 'setting'; readonly key: string; readonly value: string };

export interface Tabs {
  /** Tells the other tabs. */
  tell(news: TabNews): void;
}

const newsSchema = v.variant('kind', [
  v.object({ kind: v.literal('cart') }),
  v.object({ kind: v.literal('setting'), key: v.string(), value: v.string() }),
]);

function isNews(data: unknown): data is TabNews {
  return read(newsSchema, data).ok;
}

/** Joins the shop's tabs until `ending`; `hear` is called with what another tab tells. */
export function joinTabs(hear: (news: TabNews) => void, ending: AbortSignal): Tabs {
  const channel = openChannel();
  if (!channel) return { tell: () => undefined };
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isNews(event.data)) hear(event.data);
  });
  ending.addEventListener('abort', () => {
    channel.close();
  });
  return {
    tell(news) {
      if (!ending.aborted) channel.postMessage(news);
    },
  };
}

/** Null where there is no news between tabs: in an old browser, and in Firefox with cookies and site data blocked, where the constructor throws. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('vitrin');
  } catch {
    return null;
  }
}
