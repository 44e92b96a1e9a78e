import * as v from 'valibot';
import type { Campaign } from '@/domain/campaign';
import { listDimensions, type Dimension, type FamilyMember } from './rules/variants';
import { listOf, nullWhere } from '@/schemas/basics';
import { readEntries, type Lists } from '@/schemas/entries';
import { campaignSchema } from '@/schemas/campaign';
import { dimensionSchema, familyMemberSchema } from './schema';

/** What a container says. Contract §2. */
export interface ProductDetailProps {
  readonly product: FamilyMember;
  readonly family: readonly FamilyMember[];
  readonly dimensions: readonly Dimension[];
  readonly campaign: Campaign | null;
}

/** The lists whose entries are read one by one (decision 68). Children that miss a variant would offer another choice than there is. */
export const productDetailLists: Lists = {
  'product.units': 'units',
  'product.inventory': 'warehouses',
  children: 'children',
  'children.units': 'units',
  'children.inventory': 'warehouses',
  'campaign.products': 'products',
};

export const productDetailProps: v.GenericSchema<unknown, ProductDetailProps> = v.pipe(
  v.object({
    product: familyMemberSchema,
    children: listOf(familyMemberSchema),
    variants: listOf(dimensionSchema),
    // A campaign is an extra: one that cannot be read must not take the product away.
    campaign: nullWhere((raw) => !readEntries(campaignSchema, raw, { products: 'products' }).ok, campaignSchema),
  }),
  v.transform(({ product, children, variants, campaign }) => ({
    product,
    family: children,
    dimensions:
      children.length > 0
        ? listDimensions(
            variants,
            children.map((child) => child.variants),
          )
        : [],
    campaign,
  })),
);
