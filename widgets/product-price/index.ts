import { defineProductWidget } from '@/product/defineProductWidget';
import { ProductPrice } from '@/product/detail/ProductPrice';

export default defineProductWidget(ProductPrice);
