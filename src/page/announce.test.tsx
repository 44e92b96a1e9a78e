import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { createAnnouncer } from './announce';

const region = () => document.querySelector('[aria-live=polite]');
const start = () => createAnnouncer({ frontLayer: () => document.body, followers: new Set(), ending: ending.signal });
const ending = new AbortController();

it('says what is told twice in one moment once, and does not lose it', async () => {
  const ending = new AbortController();
  const announce = createAnnouncer({ frontLayer: () => document.body, followers: new Set(), ending: ending.signal });
  announce('Bir satır');
  announce('Bir satır');
  // Two frames on, nothing of the second call is still to come.
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(region()).toHaveTextContent(/^Bir satır$/);
  ending.abort();
});

it('is there before it speaks, says all that comes in one moment, and goes', { tags: ['D-64'] }, async () => {
  const announce = start();
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
