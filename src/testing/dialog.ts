/** jsdom has no modal dialogs: enough of them for our tests (open, close, Escape, the `close` event, where the focus goes). */
export function completeDialogs(): void {
  const { prototype } = HTMLDialogElement;
  /** What had the focus before each: it has it again after `close`, and not after the element is merely taken out. */
  const focusedBefore = new WeakMap<HTMLDialogElement, Element>();
  prototype.showModal = function showModal() {
    this.open = true;
    if (document.activeElement) focusedBefore.set(this, document.activeElement);
    this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea')?.focus();
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const before = focusedBefore.get(this);
    if (this.isConnected && before instanceof HTMLElement) before.focus();
    this.dispatchEvent(new Event('close'));
  };
  const escape = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return;
    const dialog = [...document.querySelectorAll('dialog')].reverse().find(({ open }) => open);
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  };
  const whenHeard = (event: KeyboardEvent) => {
    // As browsers do: after all listeners, however far the event got.
    if (event.key === 'Escape')
      queueMicrotask(() => {
        escape(event);
      });
  };
  window.addEventListener('keydown', whenHeard, true);
}
