import type { Token, Tokens } from 'marked';
import { partsOf } from '../docs/documents';

/** A line that leads to the page in the other language. */
const isLanguageLink = ({ raw }: Token) => /^\[(?:Türkçe|English)\]/.test(raw);

/** A sentence that says for whom a page is, and nothing else. */
const IS_FOR_WHOM = /^(?:For [^:]+|[^:]+ için)[.]$/;

/** What a document says of itself: the first sentence of its text that says what it is about, without markup. */
export function summaryOf(path: string): string {
  const paragraph = partsOf(path).find((part): part is Tokens.Paragraph => part.type === 'paragraph' && !isLanguageLink(part));
  const text = wordsOf(paragraph?.tokens ?? [])
    .replace(/\s+/g, ' ')
    .trim();
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim());
  return sentences.find((sentence) => !IS_FOR_WHOM.test(sentence)) ?? sentences[0] ?? '';
}

/** The words of what stands in a line, as they read. */
function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => {
      if ('tokens' in token && Array.isArray(token.tokens)) return wordsOf(token.tokens);
      return 'text' in token ? String(token.text) : token.raw;
    })
    .join('');
}
