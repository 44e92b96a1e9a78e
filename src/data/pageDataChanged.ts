import { createAction } from '@reduxjs/toolkit';
import type { Page } from '@/page/readPage';

/** The same user's page has other data, in the same locale (decision 74). */
export const pageDataChanged = createAction<Page>('page/dataChanged');
