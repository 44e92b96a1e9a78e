import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { SavedLists } from './SavedLists';

export default defineWidget(v.object({}), SavedLists);
