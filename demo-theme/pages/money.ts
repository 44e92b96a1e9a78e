const formats = new Map<string, Intl.NumberFormat>();

/** A price as the theme prints it: "₺1.234,50". */
export function money(value: number, currency: string): string {
  const code = currency === 'TL' ? 'TRY' : currency;
  const format = formats.get(code) ?? new Intl.NumberFormat('tr-TR', { style: 'currency', currency: code });
  formats.set(code, format);
  return format.format(value);
}
