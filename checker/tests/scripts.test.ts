import { expect, it } from 'vitest';
import { writtenPage } from '../../src/testing/writtenPage';
import { codes } from './source';

const FILE = "'/assets/vitrin/vitrin.js'";
const TAG = '<script type="module" src="/assets/vitrin/vitrin.js"></script>';
const withScripts = (...scripts: readonly string[]) =>
  writtenPage('<div data-widget="search-bar"></div>').replace(TAG, scripts.join(''));

it.each([
  ['the script API beside the tag', TAG, `<script type="module">import { vitrin } from ${FILE}; vitrin.refresh();</script>`],
  ['the script API in two scripts', `<script type="module">import ${FILE}</script>`, `<script>import(${FILE})</script>`],
  ['an old page of XHTML', `<script type="text/javascript">import(${FILE});</script>`],
])('%s may import it', async (_, ...scripts) => {
  expect(await codes(withScripts(...scripts))).toEqual([]);
});

it.each([
  ['a classic script that imports as a module does', `<script>import ${FILE};</script>`],
  ['one that no browser runs', `<script type="text/plain">import(${FILE});</script>`],
])('%s loads nothing', async (_, script) => {
  expect(await codes(withScripts(script))).toEqual(['wrong-script']);
});

it('two tags are told, whatever imports it beside them', async () => {
  expect(await codes(withScripts(TAG, TAG, `<script>import(${FILE})</script>`))).toEqual(['several-scripts']);
});

it('a page with a drawing that begins as XML does is a page, and no PHP', async () => {
  const drawing = '<h1><?xml version="1.0" encoding="UTF-8"?><svg></svg></h1>';
  expect(await codes(withScripts().replace('<body>', `<body>${drawing}`))).toEqual(['missing-script']);
});
