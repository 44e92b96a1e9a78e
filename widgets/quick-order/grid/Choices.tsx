import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '@/i18n/useTexts';
import { useAnnounce } from '@/page/container/context';
import { Dialog } from '@/ui/Dialog';
import type { Match } from '../rules/codes';
import { choicesOf, type Row } from '../rules/row';
import { goToOwnQuantity } from './moves';
import '@/ui/button.css';

interface Props {
  readonly row: Row;
  readonly place: number;
  readonly onChoose: (match: Match) => void;
}

/** How many products a code may mean, in the one line that its row keeps free; the products themselves open over the page. */
export function Choices({ row: { code, finding }, place, onChoose }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const choices = choicesOf(finding);
  if (choices.length === 0) return null;
  const isSame = finding?.kind === 'several';
  const choose = (match: Match) => {
    const { product } = match;
    flushSync(() => {
      setOpen(false);
    });
    // The button goes with what there was to choose from; the box, by which the row can be finished, stays.
    goToOwnQuantity(opener.current);
    onChoose(match);
    announce(t('quickOrder.rowSays', { row: place, code: product.code, message: product.name }));
  };
  return (
    <>
      <span className="vt-quick__found">
        {t(isSame ? 'quickOrder.matching' : 'quickOrder.similar', { count: choices.length })}
      </span>
      <button
        ref={opener}
        type="button"
        className="vt-button vt-button--quiet vt-button--compact"
        aria-label={t('quickOrder.chooseOf', { row: place })}
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {t('quickOrder.chooseOne')}
      </button>
      <Dialog
        title={t('quickOrder.rowSays', { row: place, code, message: t(isSame ? 'quickOrder.several' : 'quickOrder.near') })}
        open={isOpen}
        onClose={() => {
          setOpen(false);
        }}
        firstFocus={first}
      >
        <ul className="vt-quick__choices" role="list">
          {choices.map((match, at) => (
            <li key={match.product.id}>
              <button
                ref={at === 0 ? first : undefined}
                type="button"
                className="vt-quick__choice"
                aria-label={t('quickOrder.choose', { code: match.product.code, name: match.product.name })}
                onClick={() => {
                  choose(match);
                }}
              >
                <span className="vt-quick__choice-code">{match.product.code}</span> {match.product.name}
              </button>
            </li>
          ))}
        </ul>
      </Dialog>
    </>
  );
}
