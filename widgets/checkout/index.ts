import { createElement } from 'react';
import { withComplaint } from '@/page/container/listWidget';
import { defineWidget } from '@/page/container/widget';
import { unreadComplaint } from '@/schemas/cart';
import { Checkout } from './Checkout';
import { checkoutProps, type CheckoutProps } from './props';

/** Lines that cannot be read are told, and shown as far as they can be (decision 68). */
const ToldCheckout = (props: CheckoutProps) =>
  withComplaint(createElement(Checkout, props), unreadComplaint(props.items, 'items.'));

export default defineWidget(checkoutProps, ToldCheckout);
