import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { dom } from '@/runtime/page/dom';

/** A dialog in its container, or in the body: in a container that is hidden no dialog would show. */
export const placeDialog = (dialog: ReactElement, isHere: boolean) => (isHere ? dialog : createPortal(dialog, dom.body));
