import { createAction } from '@reduxjs/toolkit';
import type { Message } from '@/domain/message';

/** Something that the customer must notice and dismiss, ours or in the shop's own words: an alert of the specification (decision 8). */
export const alerted = createAction<Message | string>('alerted');
