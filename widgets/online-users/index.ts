import * as v from 'valibot';
import { defineWidget } from '@/host/container/widget';
import { OnlineUsers } from './OnlineUsers';

export default defineWidget(v.object({}), OnlineUsers);
