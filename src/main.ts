import { registry } from '../registry';
import { start } from './runtime/start';

start(registry);
