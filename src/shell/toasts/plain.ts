import { dom } from '@/runtime/page/dom';
import { after } from '@/runtime/page/run';
import { group, namesOf, type Group } from './group';
import { createRegion } from './region';
import { AUTO_CLOSE, type CreateView } from './view';

/**
 * Messages without the library's list, which is a chunk: for when that does not come. They have the markup of the
 * others, and their styles are those of every page.
 */
export const createPlainView: CreateView = (surroundings, close) => {
  const { element, show } = createRegion(surroundings);
  const list = make('div', 'vt-toasts__list');
  element.append(list);
  const { i18n, ending } = surroundings;
  const shown = new Map<string, { readonly toast: HTMLElement; readonly about: HTMLElement }>();
  let groups: readonly Group[] = [];
  let made = 0;

  const build = ({ messages }: Group, names: string) => {
    const [{ text, link, isGood, source }] = messages;
    const about = make('span', 'vt-toast__about', names);
    const toast = make('div', isGood ? 'vt-toast vt-toast--good' : 'vt-toast');
    toast.setAttribute('role', 'alert');
    const words = make('span', 'vt-toast__text');
    words.append(text, names && ' ', about);
    if (link) {
      const anchor = make('a', 'vt-toast__link', link.text);
      anchor.href = link.href;
      words.append(' ', anchor);
    }
    const button = make('button', 'vt-toast__close', '×');
    button.type = 'button';
    button.setAttribute('aria-label', i18n.t('common.close'));
    const end = () => {
      close(messages);
    };
    button.addEventListener('click', end);
    toast.append(words, button);
    if (!source) after(AUTO_CLOSE, ending, end);
    return { toast, about };
  };
  return {
    show(standing) {
      show(standing.length > 0);
      groups = group(standing, groups, () => String((made += 1)));
      for (const [id, { toast }] of shown)
        if (!groups.some((each) => each.id === id)) {
          toast.remove();
          shown.delete(id);
        }
      for (const each of groups) {
        const names = namesOf(each, i18n);
        const known = shown.get(each.id);
        if (!known) {
          const built = build(each, names);
          shown.set(each.id, built);
          list.prepend(built.toast);
        } else if (known.about.textContent !== names) known.about.textContent = names;
      }
    },
  };
};

function make<Name extends keyof HTMLElementTagNameMap>(name: Name, className: string, text = ''): HTMLElementTagNameMap[Name] {
  const element = dom.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
