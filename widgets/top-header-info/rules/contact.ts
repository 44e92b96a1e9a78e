/** The link that calls a telephone number; null for a text that is none, or more than one. */
export function telephoneHref(text: string): string | null {
  const digits = text.replace(/[\s()./-]/g, '');
  return /^\+?\d{3,15}$/.test(digits) ? `tel:${digits}` : null;
}

/** The link that writes to an e-mail address; null for a text that is none, or that would write more than the address. */
export function mailHref(text: string): string | null {
  const address = text.trim();
  return /^[^\s@?&#%/,;:<>"]+@[^\s@?&#%/,;:<>"]+$/.test(address) ? `mailto:${address}` : null;
}
