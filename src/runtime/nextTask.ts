/**
 * Goes on in a task of its own. What many containers wait for settles for all of them at once, and all that followed
 * would be one task, in which the page neither paints nor answers.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve); });
}
