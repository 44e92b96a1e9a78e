/**
 * Goes on in a task of its own, so that the page can paint and answer in between. Much that is waited for settles for
 * many at once, or in a task in which the browser has work of its own.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
