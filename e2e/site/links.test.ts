import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse, defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';
import { expect, it } from 'vitest';
import { SITE, sitePages } from './servedSite';

interface Contents {
  readonly ids: ReadonlySet<string>;
  /** What the page links to or loads, as it says it. */
  readonly targets: readonly string[];
}

/** The anchors of a page and where it leads. */
function contentsOf(page: string): Contents {
  const ids = new Set<string>();
  const targets: string[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (tree.isElementNode(node)) {
      for (const { name, value } of node.attrs) {
        if (name === 'id') ids.add(value);
        if (name === 'href' || name === 'src') targets.push(value);
      }
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(readFileSync(join(SITE, page), 'utf8')));
  return { ids, targets };
}

const pages = new Map(sitePages().map((page) => [page, contentsOf(page)]));

it('has a page for each document', () => {
  expect(pages.size).toBeGreaterThan(55);
});

it('leads to pages, files and headings that are there', () => {
  const dead = [...pages].flatMap(([page, { targets }]) =>
    targets
      .filter((target) => !/^(?:https?|mailto|data):/.test(target))
      .filter((target) => {
        const [path = '', hash = ''] = decodeURI(target).split('#');
        const file = path === '' ? page : posix.join(posix.dirname(page), path);
        if (file.endsWith('.html')) return hash === '' ? !pages.has(file) : pages.get(file)?.ids.has(hash) !== true;
        return !existsSync(join(SITE, file));
      })
      .map((target) => `${page}: ${target}`),
  );
  expect(dead).toEqual([]);
});

it('names every address relative to the page, so that it works in any folder', () => {
  const absolute = [...pages].flatMap(([page, { targets }]) =>
    targets.filter((target) => target.startsWith('/')).map((target) => `${page}: ${target}`),
  );
  expect(absolute).toEqual([]);
});
