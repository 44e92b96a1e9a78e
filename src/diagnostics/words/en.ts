import { enProducts } from './enProducts';

const SCRIPT = '<script type="module" src="…/vitrin.js"></script>';
const JSON_SCRIPT = '<script type="application/json">';

const listOf = (names: readonly string[]) => names.join(', ');

/** What is told of a page, in English: what came, and what to do. `words/tr.ts` says the same. */
export const en = {
  // Containers
  unknownWidget: (name: string, names: readonly string[]) => ({
    message: name ? `data-widget="${name}" is no widget.` : 'data-widget is empty.',
    fix: `Use one of: ${listOf(names)}.`,
  }),
  misspeltWidget: (name: string, meant: string) => ({
    message: `data-widget="${name}" is no widget.`,
    fix: `Write data-widget="${meant}".`,
  }),
  severalWidgets: (name: string, containers: string) => ({
    message: `data-widget="${name}" is no widget.`,
    fix: `Give each widget a container of its own: ${containers}.`,
  }),
  unreadContainer: (attribute: string, value: string, widget: string) => ({
    message: `${attribute}="${value}" is not read, so ${widget} does not show here.`,
    fix: `Write data-widget="${widget}".`,
  }),
  nestedContainer: (name: string, around: string) => ({
    message: `${name} stands inside the container of ${around}, and vanishes with its fallback.`,
    fix: `Close the container of ${around} with </div> before it.`,
  }),
  inTable: (name: string) => ({
    message: `${name} stands in a table, but in no cell of it: browsers move it out, in front of the table.`,
    fix: 'Put it before or after the table, or into a <td>.',
  }),
  inControl: (name: string, tag: string) => ({
    message: `${name} stands in ${tag === 'a' ? 'a link' : 'a button'} (<${tag}>), which takes the clicks on its own buttons and links.`,
    fix: `Put it beside the <${tag}>; plain content in the container may hold a link.`,
  }),
  onControl: (name: string, tag: string) => ({
    message: `${name} stands on <${tag}>, which cannot hold what it shows.`,
    fix: `Write <div data-widget="${name}"></div>; plain content in it may be a link or a button.`,
  }),
  unknownOption: (attribute: string, name: string, meant: string) => ({
    message: `${attribute} is no option of ${name}.`,
    fix: `Write ${meant}.`,
  }),
  unprefixedOption: (attribute: string, name: string, option: string) => ({
    message: `${attribute} is no option of ${name}: without data- nothing reads it.`,
    fix: `Write ${option}.`,
  }),
  wrongTrigger: (load: string, triggers: readonly string[]) => ({
    message: `data-load="${load}" is no moment to load at.`,
    fix: `Use one of: ${listOf(triggers)}. Without it the widget loads when it does by default.`,
  }),
  wrongDensity: (density: string, densities: readonly string[]) => ({
    message: `data-density="${density}" is no row spacing.`,
    fix: `Use one of: ${listOf(densities)}. Without it the first holds.`,
  }),
  noPath: (attribute: string, value: string) => ({
    message: `${attribute}="${value}" is no path of the shop, and is not taken.`,
    fix: 'Write a path that starts with one /.',
  }),
  wrongSeparator: (separator: string, meant: string) => ({
    message: `data-links is parted by "${meant}", and not by "${separator}": its links are not found.`,
    fix: `Write data-separator="${meant}".`,
  }),
  linkWithoutFlag: (entry: string, separator: string) => ({
    message: `data-links has the entry "${entry}", whose first two signs are not read: they are the flag of an entry.`,
    fix: `Write "1|${entry}" where it shows and "0|" where it does not, and "${separator}" between two entries.`,
  }),
  severalJson: (count: number) => ({
    message: `It holds ${count} child JSON scripts; only the first is read.`,
    fix: `Join them into one object in one ${JSON_SCRIPT}.`,
  }),
  misplacedJson: () => ({
    message: 'Its JSON stands inside another element, where it is not read.',
    fix: `Make the ${JSON_SCRIPT} a direct child of the container.`,
  }),
  wrongJsonType: (type: string) => ({
    message: `Its child script of the type "${type}" is not read.`,
    fix: `Write ${JSON_SCRIPT}.`,
  }),
  malformedJson: (reason: string) => ({
    message: `Its child JSON is malformed: ${reason}`,
    fix: 'Print the data with the JSON function of the template language, with every < as \\u003c.',
  }),
  noObject: () => ({ message: 'Its child JSON is no object.', fix: 'Wrap the data in one object: { … }.' }),
  unknownData: (key: string, meant: string) => ({
    message: `Its child JSON says "${key}", which is not read.`,
    fix: `Write "${meant}".`,
  }),
  // The page
  missingScript: () => ({ message: 'The page has containers, but no script loads vitrin.js.', fix: `Add ${SCRIPT}.` }),
  severalScripts: (count: number) => ({
    message: `vitrin.js is loaded by ${count} script tags; only the first counts.`,
    fix: 'Keep one of them.',
  }),
  classicScript: () => ({ message: 'vitrin.js is loaded as a classic script, which cannot run it.', fix: `Write ${SCRIPT}.` }),
  openScript: () => ({
    message: 'The script tag of vitrin.js is not closed: all that follows on the page is its text, and does not show.',
    fix: `Write ${SCRIPT}; HTML knows no <script … />.`,
  }),
  unreadLayer: (attribute: string) => ({
    message: `${attribute} is not read: the styles stand in no layer.`,
    fix: 'Write data-css-layer.',
  }),
  layerValue: (value: string) => ({
    message: `data-css-layer="${value}" is read as data-css-layer: the styles stand in @layer vitrin, whatever its value.`,
    fix: 'Write data-css-layer without a value, or take it away for styles in no layer.',
  }),
  missingToken: () => ({
    message: 'The page has no forgery token, so the shop will refuse what a visitor changes.',
    fix: 'Print <meta name="csrf-token" content="…"> in the head, or a hidden input named _token.',
  }),
  unknownOpener: (name: string, names: readonly string[]) => ({
    message: `data-vitrin-open="${name}" opens nothing.`,
    fix: `Use one of: ${listOf(names)}.`,
  }),
  misspeltOpener: (name: string, meant: string) => ({
    message: `data-vitrin-open="${name}" opens nothing.`,
    fix: `Write "${meant}".`,
  }),
  unreadOpener: (attribute: string, value: string, widget: string) => ({
    message: `${attribute}="${value}" is not read, so it opens nothing.`,
    fix: `Write data-vitrin-open="${widget}".`,
  }),
  nothingToOpen: (name: string) => ({
    message: `data-vitrin-open="${name}" opens nothing.`,
    fix: `Add <div data-widget="${name}"></div> to the page.`,
  }),
  missingField: () => ({
    message: 'The page has fault-report, but no input[name=productCode] for the code of the product.',
    fix: 'Add <input name="productCode"> to the form around the container.',
  }),
  // The page data
  unreadPageData: (id: string) => ({
    message: `The page data stand in ${id ? `id="${id}"` : 'a script without an id'}, where they are not read.`,
    fix: 'Write id="vitrin-page".',
  }),
  noPageData: () => ({
    message: 'The page has no page data (#vitrin-page): no price shows, and nobody knows who is looking.',
    fix: 'Print <script type="application/json" id="vitrin-page">{ … }</script> in the layout.',
  }),
  pageDataRun: () => ({
    message: 'The page data (#vitrin-page) have no type="application/json": browsers run them as a script, which fails.',
    fix: 'Write <script type="application/json" id="vitrin-page">.',
  }),
  severalPageData: (count: number) => ({
    message: `The page data (id="vitrin-page") stand ${count} times on the page; only the first are read.`,
    fix: 'Print them once, in the layout that every page uses.',
  }),
  malformedPageData: (reason: string) => ({
    message: `The page data (#vitrin-page) are malformed: ${reason}`,
    fix: 'Print one JSON object with the JSON function of the template language, with every < as \\u003c.',
  }),
  pageDataNoObject: () => ({
    message: 'The page data (#vitrin-page) are no object.',
    fix: 'Print one JSON object with the JSON function of the template language, with every < as \\u003c.',
  }),
  unknownPageKey: (path: string, meant: string) => ({
    message: `The page data say "${path}", which is not read.`,
    fix: `Write "${meant}".`,
  }),
  wrappedPageData: (key: string) => ({
    message: `All of the page data stand in "${key}", which is not read.`,
    fix: `Take "${key}" away: what it holds stands in #vitrin-page itself, { "user": …, "settings": … }.`,
  }),
  unknownText: (path: string) => ({
    message: `The page data say "${path}", which is the key of no text.`,
    fix: 'Take its key from docs/texts.md, or take it away.',
  }),
  missingPageKey: (widget: string, key: string) => ({
    message: `The page has ${widget}, but its page data do not say "${key}": it shows nothing.`,
    fix: `Add "${key}" to the object in #vitrin-page.`,
  }),
  secondDefault: (path: string) => ({
    message: `"${path}" of the page data is a second default; only the first one counts.`,
    fix: 'Keep one default.',
  }),
  missingRate: (path: string) => ({
    message: `"${path}" is missing in the page data: no price is converted into that currency, or out of it.`,
    fix: 'Add "exchangeRate": how many TRY one unit costs.',
  }),
  unknownSort: (path: string, sort: string, sorts: readonly string[]) => ({
    message: `"${path}" of the page data is "${sort}", which no list is sorted by.`,
    fix: `Give it one of: ${listOf(sorts)}.`,
  }),
  ...enProducts,
};

/** What is told of a page, in one language. */
export type Words = typeof en;
