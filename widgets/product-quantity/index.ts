import { defineProductWidget } from '@/commerce/product/defineProductWidget';
import { ProductQuantity } from '@/commerce/product/detail/ProductQuantity';

export default defineProductWidget(ProductQuantity);
