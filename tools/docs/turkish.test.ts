import { posix } from 'node:path';
import { marked, type Token, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { documentPaths, partsOf, readDocument } from './documents';

const FOLDER = 'docs/tr/';
const pages = documentPaths().filter((path) => path.startsWith(FOLDER));
const englishOf = (path: string) => path.replace(FOLDER, 'docs/');

/** What no translation changes in a text: its code spans. Turkish orders them otherwise. */
function spansIn(tokens: readonly Token[]): string[] {
  const spans: string[] = [];
  void marked.walkTokens([...tokens], (token) => {
    if (token.type === 'codespan') spans.push(String(token.text));
  });
  return spans.sort();
}

/** A cell of code alone stays as it is; of any other its code does. */
const cellOf = ({ text, tokens }: Tokens.TableCell) => (tokens.every(({ type }) => type === 'codespan') ? text : spansIn(tokens));

/** What both pages have in common at one place. */
function shapeOf(token: Token) {
  switch (token.type) {
    case 'heading':
      return { heading: (token as Tokens.Heading).depth };
    case 'code':
      return { code: token.raw.trim() };
    case 'table':
      return { table: [(token as Tokens.Table).header, ...(token as Tokens.Table).rows].map((row) => row.map(cellOf)) };
    case 'list':
      return { list: (token as Tokens.List).items.map((item) => spansIn(item.tokens)) };
    default:
      return { [token.type]: [...new Set(spansIn([token]))] };
  }
}

/** Where a page leads. A page that is there in both languages counts as one; its headings are in its own language. */
function targetsOf(path: string): string[] {
  const targets = readDocument(path).links.map((href) => {
    const [file = '', anchor = ''] = href.split('#');
    const target = englishOf(posix.join(posix.dirname(path), file));
    return pages.some((page) => englishOf(page) === target) ? target : `${target}#${anchor}`;
  });
  return targets.sort();
}

it('there are pages in Turkish', () => {
  expect(pages).not.toEqual([]);
});

describe.each(pages)('%s', (path) => {
  const english = englishOf(path);

  it(`has the headings, paragraphs, lists, tables and code of ${english} in their order`, () => {
    expect(partsOf(path).map(shapeOf)).toEqual(partsOf(english).map(shapeOf));
  });

  it(`leads where ${english} does`, () => {
    expect(targetsOf(path)).toEqual(targetsOf(english));
  });

  it('leads to the page in Turkish where there is one', () => {
    const others = readDocument(path).links.map((href) => posix.join(posix.dirname(path), href.split('#')[0] ?? ''));
    const translated = others.filter((target) => target !== english && pages.some((page) => englishOf(page) === target));
    expect(translated).toEqual([]);
  });
});
