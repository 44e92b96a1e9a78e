import { defineProductWidget } from '@/product/defineProductWidget';
import { AddToCartButton } from './AddToCartButton';

export default defineProductWidget(AddToCartButton);
