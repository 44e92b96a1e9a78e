import { defineProductWidget } from '@/product/defineProductWidget';
import { ProductPrice } from './ProductPrice';

export default defineProductWidget(ProductPrice);
