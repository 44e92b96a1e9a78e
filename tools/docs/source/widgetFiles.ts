import { closure } from './files';
import type { Described } from '../widgets';

const PAINT = 'registry/paint/cartIcon.ts';
const BASE_STYLES = 'src/runtime/base.css';

/**
 * What runs only behind a widget: calls, page and store say nothing by themselves, and all widgets share them. But what
 * refuses an add or an order has words for it.
 */
const SHARED = /^src\/(api|host|i18n|runtime|shell|wire|contract|store\/(cart\/(?!request)|list|store|hooks|session|products))/;

/** The files that a visitor sees of a widget: its own, and the shared parts that it is made of. */
export function filesOf({ name, entry }: Described): readonly string[] {
  const own = closure(`widgets/${name}/index.ts`, (path) => !SHARED.test(path));
  return entry.paint ? [...own, PAINT, BASE_STYLES] : own;
}
