import { defineWidget } from '@/host/container/widget';
import { purchaseSlice } from '@/store/purchase';
import { ProductDetail } from './ProductDetail';
import { productDetailProps } from './props';

export default defineWidget(productDetailProps, ProductDetail, [purchaseSlice]);
