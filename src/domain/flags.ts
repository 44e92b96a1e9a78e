/**
 * Whether a flag of the shop is on. The server sends flags as strings, numbers or booleans, and `'0'` is truthy in
 * JavaScript, so every flag is read here. Decision 1.
 */
export function isOn(flag: unknown): boolean {
  return flag === '1' || flag === 1 || flag === true;
}
