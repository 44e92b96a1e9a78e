import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { OnlineUsers } from './OnlineUsers';

export default defineWidget(v.object({}), OnlineUsers);
