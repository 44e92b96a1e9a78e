import { KNOWN_WIDGETS } from '../../src/diagnostics/known';
import type { ReadPage } from '../page/read';
import type { Finding } from '../problem';

/** Elements in which browsers make no elements of what a container is written as, or show none. */
const HIDING = new Set(['noscript', 'select', 'iframe', 'title']);
const WIDGET = /\sdata-widget\s*=\s*["']?([\w-]+)/g;

/** Containers that are written in the file, and that no page has. */
export function lostFindings({ elements, openComment, source: { text } }: ReadPage): readonly Finding[] {
  const hidden = elements.flatMap(({ tag, inner, innerEnd }) =>
    HIDING.has(tag)
      ? widgetsIn(text.slice(inner, innerEnd)).map(({ widget, at }): Finding => ({
          code: 'misplaced-container',
          offset: inner + at,
          message: `${widget} stands in a <${tag}>, whose content is no part of the page.`,
          fix: `Put it beside the <${tag}>.`,
          widget,
        }))
      : [],
  );
  const [first] = openComment === null ? [] : widgetsIn(text.slice(openComment));
  if (!first || openComment === null) return hidden;
  const message = `A comment begins here and does not end: all that follows is lost, ${first.widget} included.`;
  return [...hidden, { code: 'misplaced-container', offset: openComment, message, fix: 'Close the comment with -->.' }];
}

function widgetsIn(written: string): Array<{ widget: string; at: number }> {
  const text = written.replace(/<!--[\s\S]*?-->/g, (comment) => ' '.repeat(comment.length));
  return [...text.matchAll(WIDGET)].flatMap(({ 1: widget = '', index }) =>
    Object.hasOwn(KNOWN_WIDGETS, widget) ? [{ widget, at: index + 1 }] : [],
  );
}
