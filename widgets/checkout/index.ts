import { defineWidget } from '@/page/container/widget';
import { Checkout } from './Checkout';
import { checkoutProps } from './props';

export default defineWidget(checkoutProps, Checkout);
