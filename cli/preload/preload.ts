import { nearest } from '../../src/diagnostics/nearest';
import { parseOptions } from '../options';
import { CannotRun, type CommandSurface } from '../surface';
import { readFiles, type Files } from './table';

const OPTIONS = {
  base: { type: 'string', default: '/assets/vitrin/' },
  locale: { type: 'string', default: 'tr' },
  nonce: { type: 'string' },
  'css-layer': { type: 'boolean', default: false },
} as const;

/** What stands in the `integrity` and `href` of a tag. */
const escape = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');

/**
 * `vitrin preload`: prints the tags for the head of a page with these widgets, which let the browser ask for their files before the script
 * does.
 * @throws CannotRun where a widget or a locale is unknown.
 */
export async function preload(args: readonly string[], { dist, out }: CommandSurface): Promise<void> {
  const { values, positionals } = parseOptions(args, OPTIONS);
  const { table, files, version } = await readFiles(dist);
  const names = [...new Set(positionals)];
  if (names.length === 0) throw new CannotRun('name the widgets of the page, such as: vitrin preload product-list cart-icon');
  const every = Object.hasOwn(table.every, values.locale) ? table.every[values.locale] : undefined;
  if (!every) throw new CannotRun(`there is no locale "${values.locale}"; there are ${Object.keys(table.every).join(' and ')}`);
  const own = names.flatMap((name) => filesOf(name, table, values.locale));
  const paths = [...new Set([...every, ...own])].map((path) => (values['css-layer'] ? path.replace(/css$/, 'layer.css') : path));
  const base = values.base.endsWith('/') ? values.base : `${values.base}/`;
  // Printed as it was given: in a template that is an expression of its language.
  const nonce = values.nonce === undefined ? '' : `nonce="${values.nonce}" `;
  // Cross-origin requests alone can be held against a hash, and the script asks in the same way.
  const rest = (path: string) => `${nonce}crossorigin href="${escape(base + path)}" integrity="${files[path] ?? ''}">`;
  const tagOf = (path: string) =>
    `<link ${path.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"'} ${rest(path)}`;
  out(`<!-- Vitrin ${version}: ${names.join(', ')} -->
<link rel="stylesheet" ${rest('vitrin-space.css')}
${paths.map(tagOf).join('\n')}
`);
}

/** The files of a widget, those apart that every widget loads. */
function filesOf(name: string, { widgets }: Files['table'], locale: string): readonly string[] {
  const files = Object.hasOwn(widgets, name) ? widgets[name]?.[locale] : undefined;
  if (files) return files;
  const names = Object.keys(widgets);
  const near = [
    ...new Set([nearest(name, names) ?? [], names.filter((each) => each.includes(name) || name.includes(each))].flat()),
  ];
  throw new CannotRun(
    `there is no widget "${name}"; ${near.length > 0 ? `is it ${near.join(' or ')}?` : `there are ${names.join(', ')}`}`,
  );
}
