import { defineProductWidget } from '@/commerce/product/defineProductWidget';
import { ProductPrice } from '@/commerce/product/detail/ProductPrice';

export default defineProductWidget(ProductPrice);
