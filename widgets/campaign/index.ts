import * as v from 'valibot';
import { defineWidget } from '@/page/container/widget';
import { campaignSchema } from '@/schemas/campaign';
import { Campaigns } from './Campaigns';

export default defineWidget(v.object({ campaigns: v.array(campaignSchema, 'a list of campaigns') }), Campaigns);
