import { useId, useLayoutEffect, useRef, useState } from 'react';
import { descriptionText } from '../rules/description';
import { useTexts } from '@/i18n/useTexts';
import { lazyPart, useLazyPart } from '@/ui/lazyPart';
import './description.css';

type Sanitise = (html: string) => DocumentFragment;

/** Loaded with the first description. */
const sanitiser = lazyPart(() => import('./sanitise'), 'sanitise');

/**
 * The shop's description of a product: its bare text first, then its HTML once that can be sanitised. It stands without
 * one, too, so that the next variant's shows at once. Decision 61.
 */
export function Description({ html }: { readonly html: string | null }) {
  const { t } = useTexts();
  const titleId = useId();
  const { part: sanitise } = useLazyPart(sanitiser, html !== null);
  const [refused, setRefused] = useState<string | null>(null);
  if (html === null) return null;
  const text = descriptionText(html);
  if (text.length === 0 && !/<img\b/i.test(html)) return null;
  return (
    <section className="vt-prose" aria-labelledby={titleId}>
      <h2 className="vt-prose__title" id={titleId}>
        {t('detail.description')}
      </h2>
      {sanitise && refused !== html ? (
        <Sanitised
          html={html}
          sanitise={sanitise}
          onRefused={() => {
            setRefused(html);
          }}
        />
      ) : (
        <div>
          {text.map((paragraph, index) => (
            <p key={index} className="vt-prose__p">
              {paragraph}
            </p>
          ))}
        </div>
      )}
    </section>
  );
}

interface SanitisedProps {
  readonly html: string;
  readonly sanitise: Sanitise;
  /** It cannot be sanitised here: a page may forbid the policy under which that is done. */
  readonly onRefused: () => void;
}

function Sanitised({ html, sanitise, onRefused }: SanitisedProps) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    try {
      body.current?.replaceChildren(sanitise(html));
    } catch {
      onRefused();
    }
    // The callback is another one with each render and does the same.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [html, sanitise]);
  return <div ref={body} />;
}
