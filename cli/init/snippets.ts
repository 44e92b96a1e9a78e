import blade from './files/snippet.blade.php?raw';
import html from './files/snippet.html?raw';
import twig from './files/snippet.html.twig?raw';
import liquid from './files/snippet.liquid?raw';
import smarty from './files/snippet.tpl?raw';

/** By the option that asks for it: the name of the file, and what stands in it. */
const SNIPPETS = {
  twig: ['vitrin-snippet.html.twig', twig],
  blade: ['vitrin-snippet.blade.php', blade],
  smarty: ['vitrin-snippet.tpl', smarty],
  liquid: ['vitrin-snippet.liquid', liquid],
} as const;

export type Flavour = keyof typeof SNIPPETS;

/** The template languages for which there is a snippet. */
export const FLAVOURS = Object.keys(SNIPPETS) as readonly Flavour[];

/** Names and texts of the snippets for these template languages; for none, that in plain HTML. */
export function snippetsOf(flavours: readonly Flavour[]): ReadonlyArray<readonly [name: string, text: string]> {
  return flavours.length > 0 ? flavours.map((name) => SNIPPETS[name]) : [['vitrin-snippet.html', html]];
}
