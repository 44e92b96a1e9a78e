import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import GithubSlugger from 'github-slugger';
import { lexer, walkTokens, type Token, type Tokens } from 'marked';
import { textOf } from './source/files';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['.', 'docs', 'docs/dev', 'docs/tr', 'docs/tr/widgets', 'docs/widgets', 'widgets'];

/** A document of the repository, taken apart. */
export interface Document {
  /** Its path in the repository. */
  readonly path: string;
  readonly links: readonly string[];
  readonly images: readonly string[];
  /** The code spans. */
  readonly spans: readonly string[];
  readonly blocks: ReadonlyArray<{ readonly lang: string; readonly text: string }>;
  /** What a link can name after its `#`, as GitHub makes it of the headings. */
  readonly anchors: ReadonlySet<string>;
}

/** Whether the repository has a file or folder of that path. */
export const isInRepository = (path: string): boolean => existsSync(`${ROOT}/${path}`);

/** The paths of all documents of the repository. */
export function documentPaths(): string[] {
  return FOLDERS.filter(isInRepository).flatMap((folder) => {
    const names = readdirSync(`${ROOT}/${folder}`, { recursive: folder === 'widgets' }).map((name) =>
      String(name).replaceAll('\\', '/'),
    );
    return names.filter((name) => name.endsWith('.md')).map((name) => (folder === '.' ? name : `${folder}/${name}`));
  });
}

/** Reads a document and takes it apart. */
export function readDocument(path: string): Document {
  const tokens: Token[] = [];
  void walkTokens(lexer(textOf(path)), (token) => {
    tokens.push(token);
  });
  // Marked's tokens are a union with one open member, which narrows to nothing.
  const all = <Kind extends Tokens.Link | Tokens.Image | Tokens.Codespan | Tokens.Code | Tokens.Heading>(type: Kind['type']) =>
    tokens.filter((token): token is Kind => token.type === type);
  const slugger = new GithubSlugger();
  return {
    path,
    links: all<Tokens.Link>('link').map(({ href }) => href),
    images: all<Tokens.Image>('image').map(({ href }) => href),
    spans: all<Tokens.Codespan>('codespan').map(({ text }) => text),
    blocks: all<Tokens.Code>('code').map(({ lang = '', text }) => ({ lang, text })),
    anchors: new Set(all<Tokens.Heading>('heading').map((heading) => slugger.slug(plain(heading.tokens)))),
  };
}

/** The parts of a document in their order, as Marked names them. */
export const partsOf = (path: string): Token[] => lexer(textOf(path)).filter(({ type }) => type !== 'space');

/** The code blocks of one language in a document. */
export function blocksOf(path: string, lang: string): string[] {
  return readDocument(path)
    .blocks.filter((block) => block.lang === lang)
    .map(({ text }) => text);
}

/** A heading as it reads, without its markup. */
function plain(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if ('tokens' in token && Array.isArray(token.tokens)) return plain(token.tokens);
      return 'text' in token ? String(token.text) : token.raw;
    })
    .join('');
}
