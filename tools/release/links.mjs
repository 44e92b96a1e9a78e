import { posix } from 'node:path';

/** A link of Markdown that names neither an address nor a heading of its own page. */
const LINK = /(?<!!)\[([^[\]]*)\]\((?![a-z]+:|#)([^()\s]+)\)/g;
/** A point of a list, on one line, that begins with a link. */
const POINT = /^- \[.*\n(?! )/gm;

/**
 * Gives the links of a document that lead to files new addresses. `path`: where the document stands; `hrefOf` is told the path of
 * the file in the same form, and how the link says it. It answers with the address, or with null for a link that becomes plain words.
 * A point of a list all of whose links would be plain words goes.
 */
export function mapLinks(text, path, hrefOf) {
  const addressOf = (href) => {
    const [file, ...anchor] = href.split('#');
    const to = hrefOf(posix.normalize(posix.join(posix.dirname(path), decodeURI(file))), file);
    return to === null ? null : [to, ...anchor].join('#');
  };
  const leadsNowhere = (point) => {
    const links = [...point.matchAll(LINK)];
    return links.length > 0 && links.every(([, , href]) => addressOf(href) === null);
  };
  return text
    .replace(POINT, (point) => (leadsNowhere(point) ? '' : point))
    .replace(LINK, (_, words, href) => {
      const address = addressOf(href);
      return address === null ? words : `[${words}](${address})`;
    });
}

/**
 * Turns the links of a document that lead to files which are not handed out into plain words. `path`: where the document will stand;
 * `isThere` is asked for paths in the same form.
 */
export const dropDeadLinks = (text, path, isThere) => mapLinks(text, path, (target, file) => (isThere(target) ? file : null));
