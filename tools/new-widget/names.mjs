/** `stock-alert` as a component is called: `StockAlert`. */
export const componentOf = (name) =>
  name
    .split('-')
    .map((part) => part[0].toUpperCase() + part.slice(1))
    .join('');

/** `stock-alert` as a file, a variable and the keys of its texts begin: `stockAlert`. */
export const textArea = (name) => componentOf(name).replace(/^./, (first) => first.toLowerCase());

/** `stock-alert` as a key of an object stands: quoted where it must be. */
export const keyOf = (name) => (name.includes('-') ? `'${name}'` : name);

/** `productId` as an option of a container: `data-product-id`. */
export const optionOf = (key) => `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** What stands for a value of that key in examples and tests. */
export const exampleOf = (key) => (key === 'title' ? 'Başlık' : '1502');
