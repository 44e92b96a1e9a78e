import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { sayAllowed, sayComplaint } from './complaints';
import { en } from './en';
import { tr } from './tr';

/** Every text of a tree of words; functions say theirs for the same stand-ins. */
function textsOf(words: unknown, path = ''): ReadonlyArray<readonly [path: string, text: string]> {
  // That says what it is given: below.
  if (path === '.complaint') return [];
  if (typeof words === 'string') return [[path, words]];
  if (typeof words === 'function') {
    const say = words as (...given: readonly unknown[]) => unknown;
    return textsOf(say(...STAND_INS.slice(0, say.length)), `${path}()`);
  }
  return Object.entries(words as object).flatMap(([key, value]) => textsOf(value, `${path}.${key}`));
}

/** It can be a name, a number or a list, whatever a text wants. */
const STAND_IN = Object.assign(['ad'], {
  toFixed: () => '1.0',
  name: 'ad',
  contrast: 1,
  least: 4.5,
  text: 'ad',
  properties: ['--vt-x'],
});
const STAND_INS = [STAND_IN, STAND_IN, STAND_IN, STAND_IN, STAND_IN];
/** The same in both: what is a name, or only what is given. */
const SAME = ['.otherLanguage', '.loadsBy()'];

describe('the words of the inspector and of what it shares with the checker', () => {
  it('are all there in both languages', () => {
    const [english, turkish] = [textsOf(en), textsOf(tr)];
    expect(turkish.map(([path]) => path)).toEqual(english.map(([path]) => path));
    expect(turkish.filter(([, text]) => text.trim() === '')).toEqual([]);
    expect(
      english.filter(([path, text], index) => !SAME.includes(path) && text === turkish[index]?.[1] && /[a-z]{3}/.test(text)),
    ).toEqual([]);
  });

  it('keep what an author has to write', () => {
    const code = /`|<[a-z/][^>]*>|--vt-[\w-]+|"[a-z-]+"(?==)|\\u003c/g;
    const english = textsOf(en);
    for (const [index, [path, text]] of textsOf(tr).entries()) {
      const written = english[index]?.[1].match(code) ?? [];
      expect([path, ...written.filter((part) => !text.includes(part))]).toEqual([path]);
    }
  });
});

describe('what checks allow', () => {
  /** The words that the schemas of pages and answers give to valibot. */
  const messages = (file: string): readonly string[] => {
    const found: string[] = [];
    const visit = (node: ts.Node) => {
      if (ts.isCallExpression(node) && /^v\.(?!literal$|variant$)/.test(node.expression.getText()))
        found.push(...node.arguments.filter(ts.isStringLiteralLike).map(({ text }) => text));
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
    return found.filter((text) => /[a-z]+ [a-z{]|^text$/.test(text));
  };
  const schemas = Object.keys(import.meta.glob(['/src/{schemas,page}/**/*.ts*', '/widgets/**/*.ts*', '!/**/*.test.ts*']));

  it.each([...new Set(schemas.flatMap((file) => messages(`.${file}`)))])('%s is said in Turkish', (allowed) => {
    expect(sayAllowed(allowed)).not.toBe(allowed);
  });

  it('is said of what the console has', () => {
    expect(sayComplaint('view: received "table"; allowed: "grid" or "list". Its fallback content stays.')).toBe(
      'view: gelen "table"; olabilecek: "grid" ya da "list". Yedek içeriği duruyor.',
    );
    expect(sayComplaint('1 of 24 products left out. items.1.brand: received "x"; allowed: a brand: { code, name }.')).toBe(
      '24 kayıttan 1 tanesi (products) atlandı. items.1.brand: gelen "x"; olabilecek: bir marka: { code, name }.',
    );
    expect(
      sayComplaint(
        'GET /x?page=2: None of the products can be read. items.0: received null; allowed: a product: { id, name, … }.',
      ),
    ).toBe(
      'GET /x?page=2: Kayıtların hiçbiri (products) okunamıyor. items.0: gelen null; olabilecek: bir ürün: { id, name, … }.',
    );
    expect(sayComplaint('GET /api/catalog/cart: received {}; allowed: a list of cart items.')).toBe(
      'GET /api/catalog/cart: gelen {}; olabilecek: sepet satırları listesi.',
    );
    expect(sayComplaint('GET /api/catalog/cart: the answer is no JSON')).toBe('GET /api/catalog/cart: yanıt JSON değil.');
    expect(sayComplaint('its code could not be loaded (Error: x); it is tried again on the next interaction.')).toContain(
      'yüklenemedi (Error: x)',
    );
    expect(sayComplaint('it failed while rendering (x). Its fallback content is back.')).toContain('(x)');
    expect(sayComplaint('what nobody knows')).toBe('what nobody knows');
  });
});
