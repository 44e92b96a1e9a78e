import DOMPurify from 'dompurify';
import { isWebAddress } from '@/domain/links/webAddress';
import { dom } from '@/runtime/page/dom';

/** What a description may be made of: text, lists, tables, pictures and links. */
const TAGS = [
  'a',
  'abbr',
  'b',
  'blockquote',
  'br',
  'caption',
  'code',
  'dd',
  'del',
  'div',
  'dl',
  'dt',
  'em',
  'figcaption',
  'figure',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'i',
  'img',
  'ins',
  'li',
  'ol',
  'p',
  'pre',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
];
const ATTRIBUTES = ['alt', 'colspan', 'dir', 'height', 'href', 'lang', 'rowspan', 'scope', 'src', 'start', 'title', 'width'];

/** A tag as the browser reads it, to the end of the text where it has none: so no attempt is in vain, and long texts take no longer by the square. */
const TAG = /<[a-z](?:=\s*(?:"[^"]*"?|'[^']*'?)|[^>=]+|=)*>?/gi;
const ATTRIBUTE = /[^\s/>=]+(?:\s*=\s*(?:"[^"]*"?|'[^']*'?|[^\s>]*))?/g;
/** What a page with a strict policy would complain of while it is parsed. */
const INLINE = /^(?:on|style\b)/i;

/** A style element, which such a page complains of as well. */
const STYLE = /(<\/?)style(?=[\s/>])/gi;

/**
 * The HTML of a description as nodes that are safe to append: known elements and attributes only, links and pictures
 * on the web only, all with classes of ours. It never becomes HTML text again. Throws where the page does not let it
 * work. Decision 61.
 */
export function sanitise(html: string): DocumentFragment {
  if (!DOMPurify.isSupported) throw new Error('DOMPurify does not work in this browser');
  // Chromium reports inline handlers and styles to the page even where nothing of them can run. Taking them out first
  // keeps its console quiet; what makes the rest safe is DOMPurify alone.
  // Of `noembed` the text is no markup either, and goes with it.
  const quiet = html
    .replace(STYLE, '$1noembed')
    .replace(TAG, (tag) => tag.replace(ATTRIBUTE, (attribute) => (INLINE.test(attribute) ? '' : attribute)));
  const fragment = DOMPurify.sanitize(quiet, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const heading of fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')) lower(heading);
  for (const element of fragment.querySelectorAll('*')) {
    element.className = `vt-prose__${element.localName}`;
    if (element.localName === 'a') mendLink(element);
    if (element.localName === 'img') mendImage(element);
  }
  return fragment;
}

/** All headings stand below our own, whatever levels the shop's editor was given. */
function lower(heading: Element): void {
  const lowered = heading.ownerDocument.createElement('h3');
  lowered.append(...heading.childNodes);
  heading.replaceWith(lowered);
}

function mendLink(link: Element): void {
  if (!leadsToTheWeb(link, 'href')) link.removeAttribute('href');
  link.setAttribute('rel', 'noopener');
}

function mendImage(image: Element): void {
  if (!leadsToTheWeb(image, 'src')) {
    image.remove();
    return;
  }
  image.setAttribute('loading', 'lazy');
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
}

function leadsToTheWeb(element: Element, attribute: string): boolean {
  const address = element.getAttribute(attribute);
  return address !== null && isWebAddress(address, dom.baseURI);
}
