import * as v from 'valibot';
import { defineListWidget } from '@/page/container/listWidget';
import { campaignSchema } from '@/schemas/campaign';
import { Campaigns } from './Campaigns';

export default defineListWidget(
  v.object({ campaigns: v.array(campaignSchema, 'a list of campaigns') }),
  { campaigns: 'campaigns', 'campaigns.products': 'products' },
  Campaigns,
);
