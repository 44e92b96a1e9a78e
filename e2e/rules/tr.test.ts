import { judgeStates } from './states';

judgeStates('tr');
