import { screen } from '@testing-library/dom';
import type { PageOptions } from '@/testing/page';
import { box, product, showProducts } from '@/testing/productList';

/** The unit of a product that is sold by the dozen. */
export const packed = box(12);

/** A page whose list has one product. */
export const showOne = (change: object = {}, options: PageOptions = {}) => showProducts([product(1, change)], options);
export const addButton = (name = 'Ürün 1') => screen.findByRole('button', { name: `Sepete ekle: ${name}` });
export const quantityOf = (name = 'Ürün 1') => screen.getByRole('spinbutton', { name: `Miktar: ${name}` });
