import type { DiagnosticCode } from './diagnostic';

interface Cause {
  readonly cause: string;
  readonly cure: string;
}

/** What each code means and what to do about it; docs/checker.md is made of it. */
export const CAUSES: Readonly<Record<DiagnosticCode, Cause>> = {
  'unknown-widget': {
    cause: '`data-widget` holds a name that is no widget.',
    cure: 'Take the name from the list of widgets; the report names the nearest one.',
  },
  'unknown-option': {
    cause:
      'An attribute looks like an option of the widget, but is written otherwise. Your own `data-*` attributes are not told.',
    cure: 'Write the option as the report says.',
  },
  'unknown-data': {
    cause: 'A key of the child JSON looks like one that the widget reads, but is written otherwise.',
    cure: 'Write the key as the report says.',
  },
  'wrong-trigger': {
    cause: '`data-load` holds something else than `eager`, `visible`, `idle` or `interaction`. The default holds.',
    cure: 'Use one of the four, or leave the attribute out.',
  },
  'wrong-density': {
    cause: '`data-density` holds something else than `comfortable` or `compact`. The rows stand as without it.',
    cure: 'Use one of the two, or leave the attribute out.',
  },
  'malformed-json': {
    cause: 'The child JSON is no JSON object: a comma too many, single quotes, quotes that were escaped as `&quot;`.',
    cure: 'Print it with the JSON function of your template language, unescaped, with every `<` as `\\u003c`.',
  },
  'several-json': {
    cause: 'The container has more than one child JSON script. Only the first is read.',
    cure: 'Join them into one object.',
  },
  'misplaced-json': {
    cause: 'The JSON script stands inside another element of the container, where it is not read.',
    cure: 'Make it a direct child of the container.',
  },
  'wrong-json-type': {
    cause:
      'A child script of the container looks like its JSON, but has another type than `application/json`, and is not read; or the page data have no type, and browsers run them.',
    cure: 'Write `<script type="application/json">`.',
  },
  'nested-container': {
    cause:
      'A container stands inside another one, mostly because that one is not closed. It belongs to the fallback of the other, and goes with it.',
    cure: 'Close the outer container before it; HTML knows no `<div … />`.',
  },
  'invalid-data': {
    cause:
      'The widget refuses its data: something is missing, or has the wrong shape. Its fallback content stays; of a list, it leaves the entry out.',
    cure: 'Give the field what the report says. The page of the widget lists all it takes.',
  },
  'malformed-page-data': {
    cause:
      'The page data (`#vitrin-page`) are no JSON object. The page works, but as if they were empty: no prices, no customer.',
    cure: 'Print them like child JSON, as one object.',
  },
  'several-page-data': {
    cause: 'The page data stand on the page more than once. Only the first are read.',
    cure: 'Print them once, in the layout.',
  },
  'unknown-page-key': {
    cause: 'A key of the page data looks like one that is read, but is written otherwise.',
    cure: 'Write the key as the report says.',
  },
  'invalid-page-data': {
    cause: 'A part of the page data has the wrong shape. It takes its safest value: prices hide, an entry of a list is left out.',
    cure: 'Give the field what the report says.',
  },
  'missing-page-data': {
    cause:
      'A widget on the page reads a key of the page data that is not there, and shows nothing without it; or the page has no page data, and so no prices and no customer.',
    cure: 'Add the key, or take the container away; print the page data in the layout.',
  },
  'missing-token': {
    cause: 'The page has no forgery token. The shop refuses whatever a visitor changes: the cart, an order, a setting.',
    cure: 'Print `<meta name="csrf-token" content="…">`, or a hidden input named `_token` or `_csrf_token`.',
  },
  'missing-script': {
    cause: 'The page has containers, but nothing loads `vitrin.js`.',
    cure: 'Add `<script type="module" src="…/vitrin.js"></script>`.',
  },
  'several-scripts': {
    cause: '`vitrin.js` is loaded more than once. The first one runs the page.',
    cure: 'Keep one script tag, in the layout.',
  },
  'wrong-script': {
    cause:
      '`vitrin.js` is loaded without `type="module"`, and cannot run so; or its tag is not closed, and the rest of the page is lost in it.',
    cure: 'Write `<script type="module" src="…/vitrin.js"></script>`.',
  },
  'nothing-to-open': {
    cause: '`data-vitrin-open` names a widget that cannot be opened, or that is not on the page.',
    cure: 'Name `cart-icon`, `warranty-inquiry`, `fault-report`, `quick-order` or `saved-lists`, and put its container on the page.',
  },
  'missing-field': {
    cause: '`fault-report` is on the page, but no `input[name=productCode]` that it could write the code of the product into.',
    cure: 'Add the field to the form around the container.',
  },
  blocked: {
    cause: 'A Content-Security-Policy refuses something that a widget needs.',
    cure: 'Allow what the report says, in the directive that it names. If there are several policies, in each of them.',
  },
  'unread-container': {
    cause: 'An attribute such as `widget` or `data-widgets` names a widget. Only `data-widget` is read, so nothing shows there.',
    cure: 'Write `data-widget`.',
  },
  'repeated-attribute': {
    cause: 'An attribute stands twice on one element. Browsers read the first one and drop the other.',
    cure: 'Keep one of them.',
  },
  'misplaced-container': {
    cause:
      'A container stands where it cannot work: directly in a `<table>`, out of which browsers move it, in a link or a button, which takes the clicks on it, on an element that holds nothing, such as an `<input>`, or in what is no part of the page: a `<noscript>`, a `<select>`, a comment that does not end.',
    cure: 'Put it before, after or into a cell of the table; put it beside the link; make it a `<div>`.',
  },
  'unread-page-data': {
    cause: 'A script looks like the page data, but has another `id` than `vitrin-page`, and is not read.',
    cure: 'Write `id="vitrin-page"`. Capitals matter.',
  },
  'unknown-currency': {
    cause:
      'A price is in a currency that `currencies` of the page data does not have. The price shows, but is never converted, and a total with it cannot be told.',
    cure: 'Add the currency with its `exchangeRate`, or mend its code.',
  },
  'missing-file': {
    cause:
      'Of an address: `vitrin.js`, or a file that it loads, is not there, comes as something else (often a page that says "not found"), or may not be read from another origin.',
    cure: 'Copy the whole `dist` folder, and serve it as the report says.',
  },
  'wrong-charset': {
    cause:
      'The bytes of the page are in another encoding than it says, or than its server says. Letters such as `ş` and `ğ` come out wrong.',
    cure: 'Save the file as UTF-8, and write `<meta charset="utf-8">` as the first thing in the head.',
  },
};
