import { closure } from './files';
import type { Described } from '../widgets';

const PAINT = 'registry/paint/cartIcon.ts';
const BASE_STYLES = 'src/runtime/base.css';

/**
 * What runs only behind a widget: page, shell and runtime say and show nothing by themselves, and all widgets share them. But calls
 * have words for what they refuse.
 */
const SHARED = /^src\/(i18n|runtime|shell|contract|page)\//;

/** The files that a visitor sees of a widget: its own, and the shared parts that it is made of. */
export function filesOf({ name, entry }: Described): readonly string[] {
  const own = closure(`widgets/${name}/index.ts`, (path) => !SHARED.test(path));
  return entry.paint ? [...own, PAINT, BASE_STYLES] : own;
}
