import { defineWidget } from '@/page/container/widget';
import { listSlice } from '@/data/list/slice';
import { purchaseSlice } from '@/data/purchase';
import { ProductList } from './ProductList';
import { productListProps } from './props';

export default defineWidget(productListProps, ProductList, [purchaseSlice, listSlice]);
