interface Harmless {
  /** What an author writes, as the documents print it. */
  readonly slip: string;
  readonly because: string;
}

/** Slips that nobody is told of, and why; docs/checker.md prints them. */
export const HARMLESS = {
  'other-json-type': {
    slip: 'The page data have another type: `<script type="text/json" id="vitrin-page">`.',
    because: 'They are found by their `id`, and no browser runs a script of that type.',
  },
  'number-as-text': {
    slip: 'A number is written as people read it: `"exchangeRate": "1.032,50"`.',
    because: 'Numbers are read in this form, too.',
  },
  'said-twice': {
    slip: 'An attribute says what the child JSON says as well: `data-campaigns="…"`.',
    because: 'The child JSON counts.',
  },
  'in-paragraph': {
    slip: 'A container that is a `<div>` stands in a `<p>`.',
    because: 'Browsers end the paragraph before it, and the widget works.',
  },
  'no-charset': {
    slip: 'A file has no `<meta charset>`.',
    because:
      'Most servers say the encoding in a header. Of an address without either it is told, if the page has letters beyond ASCII.',
  },
  'other-facts': {
    slip: 'Two containers say different things about the same product.',
    because: 'Each shows what it was given.',
  },
  hidden: {
    slip: 'A container is hidden, with `hidden` or by CSS.',
    because: 'Tabs and menus do this. It loads as any other; one that waits to be seen (`visible`), when the page is idle.',
  },
  'in-template': {
    slip: 'A container stands in a `<template>`.',
    because: 'It is on the page as soon as a script puts it there, and is mounted then.',
  },
} as const satisfies Readonly<Record<string, Harmless>>;
