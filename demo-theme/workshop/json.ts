import { parseTree, printParseErrorCode } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';

/** Why a text is no JSON, and where. Line and column count from 1. */
export interface JsonProblem {
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

export type JsonReading =
  { readonly ok: true; readonly value: object | undefined } | { readonly ok: false; readonly problem: JsonProblem };

const TEXTS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'burada böyle bir sözcük olamaz',
  InvalidNumberFormat: 'sayı okunamadı',
  PropertyNameExpected: 'tırnak içinde bir alan adı bekleniyor',
  ValueExpected: 'bir değer bekleniyor',
  ColonExpected: 'iki nokta üst üste bekleniyor',
  CommaExpected: 'virgül bekleniyor',
  CloseBraceExpected: 'kapanan } bekleniyor',
  CloseBracketExpected: 'kapanan ] bekleniyor',
  EndOfFileExpected: 'buradan sonra bir şey olmamalı',
  InvalidCommentToken: 'JSON’da açıklama olmaz',
  UnexpectedEndOfString: 'metnin kapanan tırnağı yok',
  UnexpectedEndOfNumber: 'sayı yarım kalmış',
  InvalidUnicode: '\\u ile başlayan karakter okunamadı',
  InvalidEscapeCharacter: '\\ işaretinden sonra bu harf olamaz',
  InvalidCharacter: 'metinde görünmeyen bir karakter var',
};

/** Reads a typed JSON object; an empty text is none. */
export function readJson(text: string): JsonReading {
  if (text.trim() === '') return { ok: true, value: undefined };
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [first] = errors;
  if (first) return problem(text, first.offset, TEXTS[printParseErrorCode(first.error)] ?? 'JSON okunamadı');
  if (tree?.type !== 'object') return problem(text, tree?.offset ?? 0, 'bir nesne bekleniyor: { … }');
  try {
    return { ok: true, value: JSON.parse(text) as object };
  } catch {
    // A stray mark that one of the two readers takes for a space.
    return problem(text, 0, 'JSON okunamadı');
  }
}

function problem(text: string, offset: number, why: string): JsonReading {
  const before = text.slice(0, offset).split('\n');
  return { ok: false, problem: { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, text: why } };
}
