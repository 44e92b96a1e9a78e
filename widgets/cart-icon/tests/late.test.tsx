import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type * as Panel from '../panel/CartPanel';
import { renderPage } from '@/testing/page';
import { closed, ICON, icon, panel } from './iconPage';

const late = vi.hoisted(() => {
  let come: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come: () => come(), coming };
});

vi.mock('../panel/CartPanel', async (importOriginal) => {
  await late.coming;
  return importOriginal<typeof Panel>();
});

it('opens however often it is pressed while its code is on its way, and closes by the next press', async () => {
  const { user } = await renderPage(ICON);
  const button = await icon('Sepet');
  await user.click(button);
  await waitFor(() => {
    expect(button).toHaveAttribute('aria-busy', 'true');
  });
  await user.click(button);
  late.come();
  expect(await panel()).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sepet' })).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  await closed();
});
