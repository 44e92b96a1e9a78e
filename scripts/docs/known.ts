import { WIDGETS } from './widgets';

/** The parts of the page JSON of which no widget asks by name. */
const PAGE_PARTS = ['locale', 'languages', 'user', 'settings', 'store', 'currencies', 'branches', 'currentBranch', 'debitAging', 'products', 'cookieAllowed', 'routes', 'messages', 'store.name', 'user.id', 'user.name'];

/** `registry/known.json`: the names that a page may say, without the words about them. */
export function knownJson(): string {
  const widgets = Object.fromEntries(WIDGETS.map(({ name, about }) => [name, {
    options: Object.keys(about.options ?? {}),
    data: Object.keys(about.data ?? {}),
    needsOfPage: about.needsOfPage ?? [],
  }]));
  const pageKeys = [...new Set([...PAGE_PARTS, ...WIDGETS.flatMap(({ about }) => about.page ?? [])])].sort();
  return `${JSON.stringify({ widgets, pageKeys }, null, 2)}\n`;
}
