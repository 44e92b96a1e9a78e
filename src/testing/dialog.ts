/** jsdom has no modal dialogs: enough of them for our tests (open, close, Escape, the `close` event). */
export function completeDialogs(): void {
  const { prototype } = HTMLDialogElement;
  prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('[autofocus], button, a[href], input, select, textarea')?.focus();
  };
  prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return;
    const dialog = [...document.querySelectorAll('dialog')].reverse().find(({ open }) => open);
    if (dialog?.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}
