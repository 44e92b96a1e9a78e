const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/**
 * The bare text of a description, a paragraph for each block: what is shown until its HTML has been sanitised, and
 * for good where that fails (decision 61). The result is text and must never be used as HTML.
 */
export function descriptionText(html: string): readonly string[] {
  return html
    .replace(/<!--.*?(?:-->|$)/gs, '')
    .replace(/<(script|style|template|iframe|noscript)\b.*?(?:<\/\1\s*>|$)/gis, '')
    .split(/<\/?(?:p|div|li|ul|ol|dl|dt|dd|tr|table|h[1-6]|blockquote|figure|section|br|hr)\b[^<>]*>/i)
    .map((block) =>
      decodeEntities(block.replace(/<\/?[a-z][^<>]*>/gi, ''))
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((text) => text !== '');
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return ENTITIES[name.toLowerCase()] ?? whole;
    return String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex ?? '', 16));
  });
}
