interface Click {
  readonly button: number;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** Whether a click on a link is ours: one with a modifier or another button opens tabs and windows for the browser. */
export function isPlainClick(click: Click): boolean {
  return click.button === 0 && !click.metaKey && !click.ctrlKey && !click.shiftKey && !click.altKey;
}

/** Whether it is the second click of a double one, which nobody meant: the first may be done by then, and another thing under the pointer. */
export const isRepeatedClick = ({ detail }: Pick<UIEvent, 'detail'>): boolean => detail > 1;
