import { waitFor } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createAnnouncer } from './announce';

const region = () => document.querySelector('[aria-live=polite]');
/** Two frames on, nothing of a second call is still to come. */
const framesLater = () =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** What says a text, until `ending`. */
function start() {
  const ending = new AbortController();
  onTestFinished(() => {
    ending.abort();
  });
  return { ending, announce: createAnnouncer({ frontLayer: () => document.body, followers: new Set(), ending: ending.signal }) };
}

it('says what is told twice in one moment once, and does not lose it', async () => {
  const { announce } = start();
  announce('Bir satır');
  announce('Bir satır');
  await framesLater();
  expect(region()).toHaveTextContent(/^Bir satır$/);
});

it('says nothing more, and stays away, on a page on which it ends', async () => {
  const { ending, announce } = start();
  announce('Bir sepete eklendi');
  ending.abort();
  await framesLater();
  expect(region()).toBeNull();
  announce('İki sepete eklendi');
  await framesLater();
  expect(region()).toBeNull();
});

it('is there before it speaks, says all that comes in one moment, and goes', { tags: ['D-64'] }, async () => {
  const { ending, announce } = start();
  expect(region()).toBeEmptyDOMElement();
  announce('Bir sepete eklendi');
  announce('İki sepete eklendi');
  announce('İki sepete eklendi');
  await waitFor(() => {
    expect(region()).toHaveTextContent(/^Bir sepete eklendi İki sepete eklendi$/);
  });
  announce('Bir sepete eklendi');
  expect(region()).toBeEmptyDOMElement();
  await waitFor(() => {
    expect(region()).toHaveTextContent(/^Bir sepete eklendi$/);
  });
  ending.abort();
  expect(region()).toBeNull();
});

it('does not take what has been heard into a dialog that opens later, but what has just been said', { tags: ['D-64'] }, () => {
  vi.useFakeTimers();
  const ending = new AbortController();
  const dialog = document.createElement('div');
  document.body.append(dialog);
  const followers = new Set<() => void>();
  let front: HTMLElement = document.body;
  const announce = createAnnouncer({ frontLayer: () => front, followers, ending: ending.signal });
  const moveTo = (layer: HTMLElement) => {
    front = layer;
    for (const follow of followers) follow();
  };
  announce('Geçerli bir tutar giriniz.');
  vi.advanceTimersByTime(1000);
  moveTo(dialog);
  expect(dialog).toHaveTextContent('Geçerli bir tutar giriniz.');
  vi.advanceTimersByTime(5000);
  expect(dialog).toHaveTextContent('Geçerli bir tutar giriniz.');
  moveTo(document.body);
  expect(region()).toBeEmptyDOMElement();
  expect(dialog).toBeEmptyDOMElement();
  ending.abort();
  dialog.remove();
  vi.useRealTimers();
});

it('comes back to the page where that takes its dialog out without closing it', async () => {
  const ending = new AbortController();
  const dialog = document.body.appendChild(document.createElement('dialog'));
  createAnnouncer({
    frontLayer: () => (dialog.isConnected ? dialog : document.body),
    followers: new Set(),
    ending: ending.signal,
  });
  onTestFinished(() => {
    ending.abort();
  });
  expect(region()?.parentElement).toBe(dialog);
  dialog.remove();
  await waitFor(() => {
    expect(region()?.parentElement).toBe(document.body);
  });
});
