import { describe } from 'vitest';
import { IN_EVERY_LOOK } from '../looks';
import { judgeStates } from './states';

describe.runIf(IN_EVERY_LOOK)('every engine, every widget, every state', () => {
  judgeStates('en');
});
