import { defineListWidget } from '@/page/container/listWidget';
import { purchaseSlice } from '@/data/purchase';
import { ProductDetail } from './ProductDetail';
import { productDetailLists, productDetailProps } from './props';

export default defineListWidget(productDetailProps, productDetailLists, ProductDetail, [purchaseSlice]);
