/** The shop's pages elsewhere, in the order in which the setting names them. S2 §2. */
const NAMES = ['facebook', 'instagram', 'twitter', 'youtube', 'pinterest'] as const;

/** A site of the web. Other schemes would stand where its host does, and have no dot before their colon. */
const SITE = /^https?:\/\/[\p{L}\d-]+(\.[\p{L}\d-]+)+(:\d+)?([/?#]|$)/iu;

export interface SocialLink {
  readonly name: (typeof NAMES)[number];
  /** An http(s) address. */
  readonly link: string;
}

/**
 * The links in the shop's social media setting: five entries between separators, each `1|` and its address; `0` hides
 * one. An address without a scheme is taken for https, '//site' too; one that leads to no site of the web is left out. S2 §3,
 * decision 54.
 */
export function socialLinks(setting: string, separator = '###'): readonly SocialLink[] {
  const entries = setting.split(separator);
  return NAMES.flatMap((name, place) => {
    const entry = entries[place]?.trim() ?? '';
    const address = entry.slice(2).trim();
    const link = /^https?:\/\//i.test(address) ? address : `https://${address.replace(/^\/\//, '')}`;
    return !entry.startsWith('0') && isSite(link) ? [{ name, link }] : [];
  });
}

/** Whether a link leads anywhere: `https://a.0` looks like a site, and browsers take it for a number that is none. */
function isSite(link: string): boolean {
  try {
    return SITE.test(link) && new URL(link).host !== '';
  } catch {
    return false;
  }
}
