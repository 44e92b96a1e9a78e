import type { Bundle } from '@/runtime/bundle';
import { registry } from '.';
import { loaders } from './loaders';
import { loadTexts } from './texts';

/** All that the runtime is given. */
export const bundle: Bundle = { registry, loaders, loadFirstCalls: () => import('./firstCalls'), loadTexts };
