import type { Bundle } from '@/runtime/bundle';
import { registry } from '.';
import { loadAccountAreaTexts, loadOrderingTexts, loadTexts } from './texts';

/** All that the runtime is given. */
export const bundle: Bundle = {
  registry,
  loadLoaders: () => import('./loaders'),
  loadTexts,
  loadAccountAreaTexts,
  loadOrderingTexts,
};
