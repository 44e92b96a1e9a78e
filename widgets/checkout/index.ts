import { defineWidget } from '@/host/container/widget';
import { Checkout } from './Checkout';
import { checkoutProps } from './props';

export default defineWidget(checkoutProps, Checkout);
