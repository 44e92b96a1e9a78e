import * as v from 'valibot';
import { read } from '@/schemas/read';
import { openChannel } from './channel';

/** What a tab tells the shop's other tabs (decisions 13 and 66). */
export type TabNews =
  | { readonly kind: 'cart' }
  | { readonly kind: 'setting'; readonly key: string; readonly value: string }
  /** An order or offer begins, or is over; `id` tells them apart (decision 66). */
  | { readonly kind: 'closing'; readonly id: string; readonly isOver: boolean };

export interface Tabs {
  /** Tells the other tabs. */
  tell(news: TabNews): void;
}

const closingIdSchema = v.pipe(
  v.string(),
  v.check(({ length }) => length > 0 && length <= 64),
);
const newsSchema: v.GenericSchema<unknown, TabNews> = v.union([
  v.object({ kind: v.literal('cart') }),
  v.object({ kind: v.literal('setting'), key: v.string(), value: v.string() }),
  v.object({ kind: v.literal('closing'), id: closingIdSchema, isOver: v.boolean() }),
]);

/** Joins the shop's tabs until `ending`; `hear` is called with what another tab tells. */
export function joinTabs(hear: (news: TabNews) => void, ending: AbortSignal): Tabs {
  const channel = openChannel();
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = read(newsSchema, data);
    if (news.ok) hear(news.value);
  });
  ending.addEventListener('abort', () => {
    channel?.close();
  });
  return {
    tell(news) {
      if (!ending.aborted) channel?.postMessage(news);
    },
  };
}
