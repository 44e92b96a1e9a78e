import { socialLinks, type SocialLink } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { Icon } from '@/ui/Icon';
import '@/ui/button.css';
import './social-media.css';

interface Props {
  readonly links: string;
  readonly separator?: string | undefined;
}

/** Each site's name, and a glyph of our own for it: no trademark is drawn after. */
const SITES: Readonly<Record<SocialLink['name'], readonly [name: string, path: string]>> = {
  facebook: ['Facebook', 'M15.5 7h-1a2 2 0 0 0-2 2v9M9.5 12h5M4 4h16v16H4z'],
  instagram: ['Instagram', 'M4 7h3.5L9 5h6l1.5 2H20v12H4zM15 13a3 3 0 1 1-6 0 3 3 0 0 1 6 0z'],
  twitter: ['Twitter', 'M4 5h16v11h-9l-4 4v-4H4zM8 9h8M8 12h5'],
  youtube: ['YouTube', 'M3 6h18v12H3zM10 9.5v5l4.5-2.5z'],
  pinterest: ['Pinterest', 'M10 20V8h3a3 3 0 0 1 0 6h-3M4 4h16v16H4z'],
};

/** The shop's pages elsewhere, as far as it shows them. S2 §2, decisions 54 and 61. */
export function SocialMedia({ links, separator }: Props) {
  const { t } = useTexts();
  const shown = socialLinks(links, separator);
  if (shown.length === 0) return null;
  return (
    <ul className="vt-social" role="list" aria-label={t('social.label')}>
      {shown.map(({ name: site, link }) => {
        const [name, path] = SITES[site];
        return (
          <li key={site} className="vt-social__site">
            <a
              className="vt-button vt-button--icon"
              href={link}
              target="_blank"
              rel="noopener"
              title={name}
              aria-label={t('social.newTab', { name })}
            >
              <Icon path={path} size={24} />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
