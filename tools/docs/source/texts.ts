import enAccountArea from '../../../registry/texts/en/accountArea';
import enBase from '../../../registry/texts/en/base';
import enOrdering from '../../../registry/texts/en/ordering';
import trAccountArea from '../../../registry/texts/tr/accountArea';
import trBase from '../../../registry/texts/tr/base';
import trOrdering from '../../../registry/texts/tr/ordering';
import { contentsOf } from './files';

/** All texts by key, in both languages. */
export const TEXTS: Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>> = {
  tr: { ...trBase, ...trAccountArea, ...trOrdering },
  en: { ...enBase, ...enAccountArea, ...enOrdering },
};

const KEYS = Object.keys(TEXTS.tr);
/** `cart.lines` names `cart.lines_one` and `cart.lines_other`. */
const PLURAL = /_(one|other)$/;

/** The keys that stand in files, plurals by each of their forms, in the order of the texts. */
export function textKeys(files: readonly string[]): readonly string[] {
  const said = new Set<string>();
  const begun: string[] = [];
  for (const path of files.filter((file) => /\.tsx?$/.test(file))) {
    const { literals, heads } = contentsOf(path);
    for (const text of literals) said.add(text);
    // `list.sort.${order}` says the keys that begin so and end in a text that the files say.
    begun.push(...heads.filter((head) => /^[a-z]\w*\.[\w.]*$/i.test(head)));
  }
  const isPutTogether = (key: string) => begun.some((start) => key.startsWith(start) && said.has(key.slice(start.length)));
  return KEYS.filter((key) => said.has(key) || said.has(key.replace(PLURAL, '')) || isPutTogether(key));
}
