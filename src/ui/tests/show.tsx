import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';
import { createTexts } from '@/i18n';
import tr from '@/i18n/locales/tr';
import { TextsProvider } from '@/i18n/useTexts';

/** Shows an element on an empty page, in Turkish. Answers with a way to show another in its place. */
export function show(element: ReactElement): (next: ReactElement) => void {
  const i18n = createTexts('tr', tr, {});
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
  });
  const render = (next: ReactElement) => {
    flushSync(() => {
      root.render(<TextsProvider i18n={i18n}>{next}</TextsProvider>);
    });
  };
  render(element);
  return render;
}
