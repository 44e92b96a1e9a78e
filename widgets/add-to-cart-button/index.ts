import { defineProductWidget } from '@/commerce/product/defineProductWidget';
import { AddToCartButton } from './AddToCartButton';

export default defineProductWidget(AddToCartButton);
