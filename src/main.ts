import { bundle } from '../registry/bundle';
import { start } from './runtime/start';

/** The script API, as `window.vitrin` has it; for pages that have a variable of that name (contract §4). */
export const { vitrin } = start(bundle);
