import { defineWidget } from '@/page/container/widget';
import { purchaseSlice } from '@/data/purchase';
import { ProductDetail } from './ProductDetail';
import { productDetailProps } from './props';

export default defineWidget(productDetailProps, ProductDetail, [purchaseSlice]);
