import { END, ICON, SEARCH, json, type Slip } from './page';

/** Slips in containers, their options and what opens them. */
export const CONTAINER_SLIPS: readonly Slip[] = [
  // Containers
  ['an underscore in the name', ['"search-bar"', '"search_bar"'], ['unknown-widget', 'data-widget="search-bar"']],
  ['capitals in the name', ['"product-list"', '"ProductList"'], ['unknown-widget', 'data-widget="product-list"']],
  ['a blank after the name', ['"search-bar"', '"search-bar "'], ['unknown-widget', 'data-widget="search-bar"']],
  [
    'two names',
    ['"search-bar"', '"search-bar cart"'],
    ['unknown-widget', 'a container of its own: <div data-widget="search-bar">'],
  ],
  ['data-widgets', ['data-widget="search-bar"', 'data-widgets="search-bar"'], ['unread-container', 'data-widget="search-bar"']],
  ['dataWidget', ['data-widget="search-bar"', 'dataWidget="search-bar"'], ['unread-container', 'data-widget="search-bar"']],
  ['data_widget', ['data-widget="search-bar"', 'data_widget="search-bar"'], ['unread-container', 'data-widget="search-bar"']],
  [
    'data-widget-type',
    ['data-widget="search-bar"', 'data-widget-type="search-bar"'],
    ['unread-container', 'data-widget="search-bar"'],
  ],
  ['widget', ['data-widget="search-bar"', 'widget="search-bar"'], ['unread-container', 'data-widget="search-bar"']],
  [
    'data-vitrin',
    ['data-widget="search-bar"', 'class="search-bar" data-vitrin="search-bar"'],
    ['unread-container', 'data-widget='],
  ],
  ['<div … />', [SEARCH, '<div data-widget="search-bar"/>'], ['nested-container', 'with </div>']],
  [
    'a container in another one',
    [SEARCH, SEARCH.replace('></', '><div data-widget="order-list"></div></')],
    ['nested-container', 'Close'],
  ],
  [
    'a container in a table',
    [END, `<table><div data-widget="order-list"></div><tr><td></td></tr></table>${END}`],
    ['misplaced-container', '<td>'],
  ],
  [
    'a container on a button',
    [END, `<button data-widget="add-to-cart-button" data-product-id="31">Ekle</button>${END}`],
    ['misplaced-container', '<div data-widget="add-to-cart-button">'],
  ],
  [
    'a container on a field',
    [SEARCH, '<input data-widget="search-bar">'],
    ['misplaced-container', '<div data-widget="search-bar">'],
  ],
  ['a container in a link', [ICON, `<a href="/sepetim">${ICON}</a>`], ['misplaced-container', 'beside the <a>']],
  ['a container in a button', [ICON, `<button>${ICON}</button>`], ['misplaced-container', 'beside the <button>']],
  ['a container in a <noscript>', [SEARCH, `<noscript>${SEARCH}</noscript>`], ['misplaced-container', 'beside the <noscript>']],
  ['a container in a list of choices', [SEARCH, `<select>${SEARCH}</select>`], ['misplaced-container', 'beside the <select>']],
  ['a container on a video', [SEARCH, '<video data-widget="search-bar"></video>'], ['misplaced-container', '<div data-widget=']],
  ['a comment that does not end', [ICON, `<!-- ${ICON}`], ['misplaced-container', '-->']],
  ['a container in a paragraph', [SEARCH, `<p>${SEARCH}</p>`], 'in-paragraph'],
  ['a hidden container', [SEARCH, SEARCH.replace('></', ' hidden></')], 'hidden'],
  ['a container in a <template>', [SEARCH, `<template>${SEARCH}</template>`], 'in-template'],
  // Options
  ['an option without a dash', ['data-product-id', 'data-productid'], ['unknown-option', 'data-product-id']],
  ['an option without data-', [' data-path=', ' path='], ['unknown-option', 'data-path']],
  ['a path without a slash', ['"/kask"', '"kask"'], ['invalid-data', 'one /']],
  ['an address as a path', ['"/kask"', '"https://shop.example/kask"'], ['invalid-data', 'one /']],
  ['capitals in a value', ['"grid"', '"Grid"'], ['invalid-data', '"grid" or "list"']],
  ['a script as an address', ['data-href="/sepetim"', 'data-href="javascript:go()"'], ['invalid-data', 'http(s)']],
  ['blanks around an id', ['product-id="31"', 'product-id=" 31 "'], ['invalid-data', 'the id of a product']],
  ['an id that nothing gives', ['product-id="31"', 'product-id="99"'], ['invalid-data', 'the id of a product']],
  ['the id as the product', ['data-product-id="31"', 'data-product="31"'], ['invalid-data', 'write data-product-id']],
  ['an empty id', ['product-id="31"', 'product-id=""'], ['invalid-data', 'an id']],
  [
    'an attribute twice',
    ['product-id="31"', 'product-id="31" data-product-id="32"'],
    ['repeated-attribute', 'Keep one data-product-id'],
  ],
  ['an unknown moment to load at', ['data-view=', 'data-load="lazy" data-view='], ['wrong-trigger', 'visible']],
  ['a row spacing that is none', ['data-view=', 'data-density="dense" data-view='], ['wrong-density', 'compact']],
  ['no option where one is needed', [END, `<div data-widget="social-media"></div>${END}`], ['invalid-data', 'data-links']],
  [
    'links with another separator',
    [END, `<div data-widget="social-media" data-links="1|https://a.example/f;;0|;;1|https://b.example/t"></div>${END}`],
    ['invalid-data', 'data-separator=";;"'],
  ],
  [
    'a separator that the links have not',
    [END, `<div data-widget="social-media" data-separator=";" data-links="1|https://a.example/f###0|"></div>${END}`],
    ['invalid-data', 'data-separator="###"'],
  ],
  // Openers
  [
    'an opener of what is not there',
    [END, `<a href="#" data-vitrin-open="warranty-inquiry">Garanti</a>${END}`],
    ['nothing-to-open', 'Add <div'],
  ],
  [
    'an opener that is misspelt',
    [END, `<button data-vitrin-opens="cart-icon">Sepet</button>${END}`],
    ['nothing-to-open', 'Write data-vitrin-open="cart-icon"'],
  ],
  [
    'an opener without data-',
    [END, `<button vitrin-open="cart-icon">Sepet</button>${END}`],
    ['nothing-to-open', 'data-vitrin-open'],
  ],
  [
    'an opener of what cannot be opened',
    [END, `<a href="#" data-vitrin-open="cart">Sepet</a>${END}`],
    ['nothing-to-open', 'cart-icon'],
  ],
  [
    'no field for a fault',
    [END, json('fault-report', '{ "categories": [{ "id": 1, "name": "Kırık" }] }')],
    ['missing-field', 'productCode'],
  ],
];
