import { posix } from 'node:path';

/** A link of Markdown that names neither an address nor a heading of its own page. */
const LINK = /(?<!!)\[([^[\]]*)\]\((?![a-z]+:|#)([^()\s]+)\)/g;

/**
 * Turns the links of a document that lead to files which are not handed out into plain words. `path`: where the document will stand;
 * `isThere` is asked for paths in the same form.
 */
export function dropDeadLinks(text, path, isThere) {
  return text.replace(LINK, (link, words, href) => {
    const [file] = href.split('#');
    return isThere(posix.normalize(posix.join(posix.dirname(path), decodeURI(file)))) ? link : words;
  });
}
