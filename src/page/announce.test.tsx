import { waitFor } from '@testing-library/dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createAnnouncer } from './announce';

const region = () => document.querySelector('[aria-live=polite]');

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
  // Two frames on, nothing of the second call is still to come.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(region()).toHaveTextContent(/^Bir satır$/);
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

it('what has been heard is not found again, in the page or in a dialog that takes the region', { tags: ['D-64'] }, () => {
  vi.useFakeTimers();
  const { announce } = start();
  announce('Geçerli bir tutar giriniz.');
  vi.advanceTimersByTime(4000);
  expect(region()).toHaveTextContent('Geçerli bir tutar giriniz.');
  announce('Bağlantı kopyalandı');
  vi.advanceTimersByTime(4000);
  expect(region()).toHaveTextContent('Bağlantı kopyalandı');
  vi.advanceTimersByTime(4000);
  expect(region()).toBeEmptyDOMElement();
});
