import { dom } from '@/runtime/page/dom';
import { after } from '@/runtime/page/run';
import { createRegion } from './region';
import { AUTO_CLOSE, type CreateView, type Standing } from './view';

/**
 * Messages without the library's list, which is a chunk: for when that does not come. They have the markup of the
 * others, and their styles are those of every page; each stands alone.
 */
export const createPlainView: CreateView = (surroundings, close) => {
  const { element, show } = createRegion(surroundings);
  const list = make('div', 'vt-toasts__list');
  element.append(list);
  const shown = new Map<Standing, HTMLElement>();

  const build = (message: Standing) => {
    const { text, about, link, isGood, source } = message;
    const toast = make('div', isGood ? 'vt-toast vt-toast--good' : 'vt-toast');
    toast.setAttribute('role', 'alert');
    const words = make('span', 'vt-toast__text');
    words.append(text);
    if (about) words.append(' ', make('span', 'vt-toast__about', about));
    if (link) {
      const anchor = make('a', 'vt-toast__link', link.text);
      anchor.href = link.href;
      words.append(' ', anchor);
    }
    const button = make('button', 'vt-toast__close', '×');
    button.type = 'button';
    button.setAttribute('aria-label', surroundings.i18n.t('common.close'));
    const end = () => {
      close([message]);
    };
    button.addEventListener('click', end);
    toast.append(words, button);
    if (!source) after(AUTO_CLOSE, surroundings.ending, end);
    return toast;
  };
  return {
    show(standing) {
      show(standing.length > 0);
      for (const [message, toast] of shown)
        if (!standing.includes(message)) {
          toast.remove();
          shown.delete(message);
        }
      for (const message of standing)
        if (!shown.has(message)) {
          const toast = build(message);
          shown.set(message, toast);
          list.prepend(toast);
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
