import { defineWidget } from '@/host/container/widget';
import list from '@/store/list/slice';
import purchase from '@/store/purchase';
import type { LazySlices } from '@/store/store';
import { ProductList } from './ProductList';
import { productListProps } from './props';

export default defineWidget(productListProps, ProductList, { purchase, list } satisfies LazySlices);
