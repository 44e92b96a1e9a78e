import { defineProductWidget } from '@/product/defineProductWidget';
import { ProductQuantity } from '@/product/detail/ProductQuantity';

export default defineProductWidget(ProductQuantity);
