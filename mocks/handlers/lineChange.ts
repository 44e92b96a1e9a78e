import type { LineChange } from '../shop/cart';

/** The JSON of PATCH cart/{id}: exactly one of quantity, addQuantity and unit. Else a text that says what is wrong. */
export function readLineChange(json: unknown): LineChange | string {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return 'quantity, addQuantity veya unit bekleniyor.';
  const entries = Object.entries(json);
  const [name, value]: [string?, unknown?] = entries[0] ?? [];
  if (entries.length !== 1) return 'quantity, addQuantity ve unit alanlarından yalnız biri gönderilebilir.';
  if (name === 'unit') {
    return typeof value === 'number' || typeof value === 'string'
      ? { kind: 'unit', unit: String(value) }
      : 'unit bir birim numarası olmalıdır.';
  }
  if (name !== 'quantity' && name !== 'addQuantity') return `Beklenmeyen alan: ${name ?? ''}`;
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value === 0) return `${name} bir tam sayı olmalıdır.`;
  return name === 'quantity' ? { kind: 'quantity', quantity: value } : { kind: 'addQuantity', addQuantity: value };
}
