import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import type { Note as Said } from '@/data/query/note';
import { ErrorText } from '@/ui/ErrorText';
import './note.css';

/** How the last call of a form went. Its regions are there before it, or it would not be read. */
export function Note({ note }: { readonly note: Said | null }) {
  const texts = useTexts();
  const text = note && translate(texts, note.text);
  return (
    <>
      <p className="vt-desk-note vt-desk-note--error" role="alert">
        {note?.isError && <ErrorText>{text}</ErrorText>}
      </p>
      {/* Takes the focus of a button that goes with the success. */}
      <p className="vt-desk-note" role="status" tabIndex={-1}>
        {!note?.isError && text}
      </p>
    </>
  );
}
