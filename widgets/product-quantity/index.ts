import { defineProductWidget } from '@/product/defineProductWidget';
import { ProductQuantity } from './ProductQuantity';

export default defineProductWidget(ProductQuantity);
