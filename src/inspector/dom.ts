import { dom } from '@/runtime/page/dom';

/** Makes an element and what stands in it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: ReadonlyArray<Node | string>
): HTMLElementTagNameMap[Tag] {
  const element = dom.createElement(tag);
  element.append(...content);
  return element;
}

/** Makes a button. */
export function makeButton(text: string, onClick: () => void): HTMLButtonElement {
  const button = make('button', text);
  button.onclick = onClick;
  return button;
}
