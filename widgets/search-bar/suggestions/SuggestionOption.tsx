import { useEffect, useRef, type MouseEvent } from 'react';
import { productHref } from '@/domain/links/product';
import { splitMatches } from '../rules/matchedParts';
import type { Suggestion } from '../rules/suggestion';
import { ProductImage } from '@/ui/ProductImage';

interface Props {
  readonly id: string;
  readonly suggestion: Suggestion;
  /** What was typed, which stands out in name and code. */
  readonly query: string;
  readonly isActive: boolean;
  readonly onChoose: (event: MouseEvent, suggestion: Suggestion) => void;
}

/** One suggestion: an option to screen readers, and a link to the pointer, which opens new tabs as links do. */
export function SuggestionOption({ id, suggestion, query, isActive, onChoose }: Props) {
  const option = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);

  return (
    <a
      ref={option}
      id={id}
      className={isActive ? 'vt-suggestions__item vt-suggestions__item--active' : 'vt-suggestions__item'}
      role="option"
      aria-selected={isActive || undefined}
      tabIndex={-1}
      href={productHref(suggestion)}
      onClick={(event) => {
        onChoose(event, suggestion);
      }}
    >
      <ProductImage className="vt-suggestions__image" file={suggestion.image} alt="" width={48} height={48} />
      <span className="vt-suggestions__words">
        <span className="vt-suggestions__name">
          <Marked text={suggestion.name} query={query} />
        </span>
        {suggestion.code && (
          <span className="vt-suggestions__code">
            <Marked text={suggestion.code} query={query} />
          </span>
        )}
      </span>
    </a>
  );
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  return (
    <>
      {splitMatches(text, query).map((part, place) =>
        part.isMatch ? (
          <b key={place} className="vt-suggestions__match">
            {part.text}
          </b>
        ) : (
          part.text
        ),
      )}
    </>
  );
}
