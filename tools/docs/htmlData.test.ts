import { getLanguageService, newHTMLDataProvider, TextDocument, type HTMLDataV1 } from 'vscode-html-languageservice';
import { expect, it } from 'vitest';
import { htmlData } from './htmlData';
import { WIDGETS } from './widgets';

const data = JSON.parse(htmlData()) as HTMLDataV1;
const editor = getLanguageService({ useDefaultDataProvider: false, customDataProviders: [newHTMLDataProvider('vitrin', data)] });

/** What an editor offers where `|` stands in a page. */
function offered(page: string): readonly string[] {
  const document = TextDocument.create('page.html', 'html', 1, page.replace('|', ''));
  const place = document.positionAt(page.indexOf('|'));
  return editor.doComplete(document, place, editor.parseHTMLDocument(document)).items.map(({ label }) => label);
}

/** What an editor tells of the word where `|` stands. */
function told(page: string): string {
  const document = TextDocument.create('page.html', 'html', 1, page.replace('|', ''));
  const { contents } = editor.doHover(document, document.positionAt(page.indexOf('|')), editor.parseHTMLDocument(document)) ?? {};
  return JSON.stringify(contents ?? '');
}

it('offers every widget by name', () => {
  expect(offered('<div data-widget="|"></div>')).toEqual(expect.arrayContaining(WIDGETS.map(({ name }) => name)));
});

it('offers the options, and the values of those that have some', () => {
  expect(offered('<div |></div>')).toEqual(
    expect.arrayContaining(['data-widget', 'data-load', 'data-vitrin-open', 'data-href', 'data-path', 'data-product-id']),
  );
  expect(offered('<div data-view="|"></div>')).toEqual(['list', 'grid']);
  expect(offered('<div data-load="|"></div>')).toEqual(['eager', 'visible', 'idle', 'interaction']);
});

it('tells whose option it is and what holds without it', () => {
  expect(told('<div data-|href="/sepet"></div>')).toMatch(
    /cart-icon: The cart page\. Without it: the page JSON's `routes\.cart`\./,
  );
});
