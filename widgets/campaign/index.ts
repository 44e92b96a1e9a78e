import * as v from 'valibot';
import { defineWidget } from '@/host/container/widget';
import { campaignSchema } from '@/wire/campaign';
import { Campaigns } from './Campaigns';

export default defineWidget(v.object({ campaigns: v.array(campaignSchema, 'a list of campaigns') }), Campaigns);
