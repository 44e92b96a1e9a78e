import { defineWidget } from '@/host/container/widget';
import { listSlice } from '@/store/list/slice';
import { purchaseSlice } from '@/store/purchase';
import { ProductList } from './ProductList';
import { productListProps } from './props';

export default defineWidget(productListProps, ProductList, [purchaseSlice, listSlice]);
