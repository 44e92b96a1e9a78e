import { createAction } from '@reduxjs/toolkit';
import type { Message } from '@/domain/message';

/** Something that the customer must notice and dismiss: an alert of the specification (decision 8). */
export const alerted = createAction<Message>('alerted');
