import { expect, it } from 'vitest';
import { container, renderPage } from '@/testing/page';

/** What React 18 of a page's own writes: it counts from `:r0:`, as ours does. */
const fields = Array.from({ length: 100 }, (_, place) => {
  const id = `:r${place.toString(32)}:`;
  return `<label for="${id}">Alan ${place}</label><input id="${id}">`;
});

it('leaves each label of a page with React the field that it names', async () => {
  await renderPage(container('search-bar') + fields.join(''));
  await window.vitrin?.ready;
  const named = [...document.querySelectorAll('label')].map(({ control }) => control?.previousElementSibling?.textContent);
  expect(named).toEqual(fields.map((_, place) => `Alan ${place}`));
});
