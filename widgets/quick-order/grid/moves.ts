/** The boxes of a row that are typed into. */
export type BoxName = 'code' | 'quantity';

const boxIn = (row: Element | null | undefined, name: BoxName) => row?.querySelector<HTMLInputElement>(`[data-box="${name}"]`);

/** Goes to a box of the row after, or before, the one that `from` stands in; false where there is none. */
export function goToBox(from: Element, step: 1 | -1, name: BoxName): boolean {
  const row = from.closest('[role="row"]');
  return selectBox(boxIn(step === 1 ? row?.nextElementSibling : row?.previousElementSibling, name));
}

/** Goes to the quantity of the row that `from` stands in. */
export function goToOwnQuantity(from: Element | null): void {
  selectBox(boxIn(from?.closest('[role="row"]'), 'quantity'));
}

/** Goes to the code of the last row, which is empty. */
export function goToEnd(body: Element | null | undefined): void {
  selectBox(boxIn(body?.lastElementChild, 'code'));
}

function selectBox(box: HTMLInputElement | null | undefined): boolean {
  box?.focus();
  // On arrival it is selected: what is typed takes the place of what stands there.
  box?.select();
  return Boolean(box);
}
