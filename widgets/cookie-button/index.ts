import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { CookieButton } from './CookieButton';

export default defineWidget(v.object({}), CookieButton);
