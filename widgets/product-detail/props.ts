import * as v from 'valibot';
import type { Campaign } from '@/domain/campaign/campaign';
import { offeredDimensions, type Dimension, type FamilyMember } from '@/domain/variants';
import { listOf, orNull } from '@/wire/basics';
import { campaignSchema } from '@/wire/campaign';
import { dimensionSchema, familyMemberSchema } from '@/wire/variants';

/** What a container says. Contract §2. */
export interface ProductDetailProps {
  readonly product: FamilyMember;
  readonly family: readonly FamilyMember[];
  readonly dimensions: readonly Dimension[];
  readonly campaign: Campaign | null;
}

export const productDetailProps: v.GenericSchema<unknown, ProductDetailProps> = v.pipe(
  v.object({
    product: familyMemberSchema,
    children: listOf(familyMemberSchema),
    variants: listOf(dimensionSchema),
    // A campaign is an extra: one that cannot be read must not take the product away.
    campaign: v.fallback(orNull(campaignSchema), null),
  }),
  v.transform(({ product, children, variants, campaign }) => ({
    product,
    family: children,
    dimensions: children.length > 0 ? offeredDimensions(variants, children.map((child) => child.variants)) : [],
    campaign,
  })),
);
