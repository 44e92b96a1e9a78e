import type { Bundle } from '@/runtime/bundle';
import { registry } from '.';
import { loadTexts } from './texts';

/** All that the runtime is given. */
export const bundle: Bundle = { registry, loadFirstCalls: () => import('./firstCalls'), loadTexts };
