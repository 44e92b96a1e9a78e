/** What a tab tells the shop's other tabs (decision 13). */
export type TabNews = { readonly kind: 'cart' } | { readonly kind: 'settings'; readonly key: string; readonly value: string };

export interface Tabs {
  /** Tells the other tabs. */
  tell(news: TabNews): void;
}

function isNews(data: unknown): data is TabNews {
  return typeof data === 'object' && data !== null && 'kind' in data && (data.kind === 'cart' || data.kind === 'settings');
}

/** Joins the shop's tabs; `hear` is called with what another tab tells. */
export function joinTabs(hear: (news: TabNews) => void): Tabs {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined };
  const channel = new BroadcastChannel('vitrin');
  channel.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isNews(event.data)) hear(event.data);
  });
  return { tell: (news) => { channel.postMessage(news); } };
}
