const PLAIN: Readonly<Record<string, string>> = { ç: 'c', ğ: 'g', ı: 'i', i: 'i', ö: 'o', ş: 's', ü: 'u', â: 'a', î: 'i' };

/** Lower case by Turkish rules, then without the Turkish marks: "ÇİVİ" and "çivi" become "civi". */
export function fold(text: string): string {
  return text.toLocaleLowerCase('tr').replace(/[çğıiöşüâî]/g, (letter) => PLAIN[letter] ?? letter);
}

/** The slug of a name: "Matkap Ucu 6,5 mm" becomes "matkap-ucu-6-5-mm". */
export function slug(text: string): string {
  return fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A text as part of a product code: "M8 x 30" becomes "M8X30". */
export function codePart(text: string): string {
  return slug(text).replace(/-/g, '').toUpperCase();
}

/** An EAN-13 of the Turkish range for a running number from 0 to 999,999,999. */
export function barcode(running: number): string {
  const digits = `869${String(running).padStart(9, '0')}`;
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) sum += Number(digits[index]) * (index % 2 === 0 ? 1 : 3);
  return digits + String((10 - (sum % 10)) % 10);
}
