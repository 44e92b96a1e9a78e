import { vi } from 'vitest';

const open: Array<() => void> = [];

/**
 * Counts the observers and channels that a page opens and its listener of clicks, so that the page can be left for good:
 * the tests of one file share a document, and the observer of an earlier page would mount the containers of the next.
 */
export function trackConnections(): void {
  const { MutationObserver: Observer, BroadcastChannel: Channel } = globalThis;
  vi.stubGlobal('MutationObserver', class extends Observer {
    constructor(callback: MutationCallback) {
      super(callback);
      open.push(() => { this.disconnect(); });
    }
  });
  vi.stubGlobal('BroadcastChannel', class extends Channel {
    constructor(name: string) {
      super(name);
      open.push(() => { this.close(); });
    }
  });
  const listen = document.addEventListener.bind(document);
  document.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
    listen(type, listener, options);
    if (type === 'click') open.push(() => { document.removeEventListener(type, listener, options); });
  };
  open.push(() => { Reflect.deleteProperty(document, 'addEventListener'); });
}

export function closeConnections(): void {
  for (const close of open.splice(0)) close();
}
