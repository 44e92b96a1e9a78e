import { defineWidget } from '@/host/container/widget';
import purchase from '@/store/purchase';
import type { LazySlices } from '@/store/store';
import { ProductDetail } from './ProductDetail';
import { productDetailProps } from './props';

export default defineWidget(productDetailProps, ProductDetail, { purchase } satisfies LazySlices);
