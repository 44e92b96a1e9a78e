import { defineListWidget } from '@/page/container/listWidget';
import { listSlice } from '@/data/list/slice';
import { productLists } from '@/schemas/productList';
import { purchaseSlice } from '@/data/purchase';
import { ProductList } from './ProductList';
import { productListProps } from './props';

export default defineListWidget(productListProps, productLists, ProductList, [purchaseSlice, listSlice]);
