import { judgeStates } from './states';

judgeStates('en');
