import { useEffect, useRef, useState } from 'react';
import { useContainer, usePageServices } from '@/page/container/context';
import { isShown } from '@/page/panels';
import { placeDialog } from '@/page/placeDialog';
import { useTexts } from '@/i18n/useTexts';
import { say } from '@/runtime/page/say';
import { readEntries } from '@/schemas/entries';
import { describeProblem } from '@/schemas/read';
import { Dialog } from '@/ui/Dialog';
import { ListsView } from './lists/ListsView';
import { startSchema } from './lists/listFile';
import type { SavedLine } from './rules/lists';
import { SaveForm } from './save/SaveForm';
import './css/saved-lists.css';

/** What is open: the lists where they cannot be seen in place, or the question under which name lines are to be kept. */
type Opened = { readonly kind: 'lists' } | { readonly kind: 'save'; readonly name: string; readonly lines: readonly SavedLine[] };

/** The lists that a user keeps in this browser. Other widgets and scripts hand it lines to keep. Contract §4. */
export function SavedLists() {
  const { t } = useTexts();
  const container = useContainer();
  const { panels } = usePageServices();
  const [opened, setOpened] = useState<Opened | null>(null);
  const nameBox = useRef<HTMLInputElement>(null);
  const close = () => {
    setOpened(null);
  };

  useEffect(() => {
    const open = (start?: unknown) => {
      const asked = startOf(start);
      if (!asked) return;
      if (asked.lines.length > 0) setOpened({ kind: 'save', ...asked });
      else if (!isShown(container)) setOpened({ kind: 'lists' });
      else container.querySelector<HTMLElement>('button, a')?.focus();
    };
    return panels.register(container, { open, close });
  }, [panels, container]);

  const dialog = opened && (
    <Dialog
      title={t(opened.kind === 'save' ? 'common.saveToList' : 'saved.title')}
      open
      onClose={close}
      {...(opened.kind === 'save' && { firstFocus: nameBox })}
    >
      {opened.kind === 'save' ? <SaveForm {...opened} input={nameBox} onClose={close} /> : <ListsView onLeave={close} />}
    </Dialog>
  );
  return (
    <>
      <ListsView />
      {dialog && placeDialog(dialog, false)}
    </>
  );
}

/** What a script or another widget handed over; null for what makes no sense, which the console is told. */
function startOf(start: unknown) {
  const given = readEntries(startSchema, start ?? {}, { lines: 'lines' });
  const left = given.ok ? given.leftOut[0] : given;
  if (left) say('warn', `[vitrin] vitrin.open("saved-lists", …): ${describeProblem(left.problem)}`);
  return given.ok ? given.value : null;
}
