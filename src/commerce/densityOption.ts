import { DENSITIES } from '@/domain/density';
import type { OptionMeta } from '@/page/widgetMeta';

/** What is told of `data-density`, which every widget with a table of rows has. Contract §2. */
export const densityOption: { readonly 'data-density': OptionMeta } = {
  'data-density': {
    values: DENSITIES,
    otherwise: '`comfortable`; what the visitor chose in the toolbar of a list comes first',
    says: 'How close the rows stand.',
  },
};
