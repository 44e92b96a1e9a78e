/**
 * Calls `then` whenever the address may be another, until the answer is called: by the visitor's way through the history, by the
 * page's own scripts where the browser tells of them (Navigation API), and by `vitrin.refresh()`. Decision 74.
 */
export function followAddress(followers: Set<() => void>, then: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  window.addEventListener('popstate', then, { signal });
  // Where there is no such API, the page may have an element of that id, or a variable of that name.
  const { navigation }: { navigation?: unknown } = window;
  if (navigation instanceof EventTarget) navigation.addEventListener('currententrychange', then, { signal });
  followers.add(then);
  return () => {
    controller.abort();
    followers.delete(then);
  };
}
