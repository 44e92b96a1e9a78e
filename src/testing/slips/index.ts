import { CONTAINER_SLIPS } from './containers';
import { DATA_SLIPS } from './data';
import { HEAD_SLIPS } from './head';

export { GOOD, type Slip } from './page';

/** Slips of theme authors: one change of the good page each. */
export const SLIPS = [...CONTAINER_SLIPS, ...HEAD_SLIPS, ...DATA_SLIPS];
