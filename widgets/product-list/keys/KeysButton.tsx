import { useEffect, type RefObject } from 'react';
import { useDialog } from '@/commerce/useDialog';
import { useAppSelector } from '@/data/hooks';
import { selectAreKeysOn } from '../select';
import { useTexts } from '@/i18n/useTexts';
import { listen } from '@/runtime/page/listen';
import { lazyPart } from '@/ui/lazyPart';
import { ToolButton } from '../ToolButton';

const dialog = lazyPart(() => import('./KeysDialog'), 'KeysDialog');

const KEYBOARD = 'M3.5 6.5h17v11h-17zM7 10h.01M10.3 10h.01M13.7 10h.01M17 10h.01M8 14h8';
const TEXT_FIELDS = 'input:not([type=checkbox]), textarea, select';

interface Props {
  /** While the focus is in it, `?` does what the button does. */
  readonly list: RefObject<HTMLElement>;
  readonly isTogether: boolean;
}

/** Shows the keys of the list; there they can be switched off. Decision 76, contract §2. */
export function KeysButton({ list, isTogether }: Props) {
  const { t } = useTexts();
  const areOn = useAppSelector(selectAreKeysOn);
  const { Dialog, open, close } = useDialog(dialog);
  // Anew with each render, as `open` is.
  useEffect(() => {
    if (!areOn || !list.current) return undefined;
    const onKey = ({ key, target }: KeyboardEvent) => {
      if (key === '?' && target instanceof Element && !target.matches(TEXT_FIELDS)) open();
    };
    return listen(list.current, onKey, 'keydown');
  });
  return (
    <>
      <ToolButton label={t('list.keys')} path={KEYBOARD} aria-haspopup="dialog" onPress={open} />
      {Dialog && <Dialog isTogether={isTogether} onClose={close} />}
    </>
  );
}
