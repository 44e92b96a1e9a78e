import { waitFor } from '@testing-library/dom';
import { expect, it, onTestFinished } from 'vitest';
import { container, renderPage } from '@/testing/page';

it('what is said goes on in the body that a page puts in, where its data stand in the head', { tags: ['D-74'] }, async () => {
  await renderPage(container('cart-icon', undefined, 'data-load="eager"'));
  const before = document.body;
  const data = document.querySelector('#vitrin-page');
  if (data) document.head.append(data);
  const region = () => document.querySelector('.vt-announcer');
  await waitFor(() => {
    expect(region()).toBeInTheDocument();
  });
  onTestFinished(() => {
    document.body.replaceWith(before);
    data?.remove();
  });

  document.body.replaceWith(document.createElement('body'));
  await waitFor(() => {
    expect(region()?.parentElement).toBe(document.body);
  });
});
