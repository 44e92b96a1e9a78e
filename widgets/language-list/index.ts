import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { LanguageList } from './LanguageList';

export default defineWidget(v.object({}), LanguageList);
