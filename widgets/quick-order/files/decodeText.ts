/** Control characters that no text holds: the bytes are a picture, say. */
const NO_TEXT = /[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/;

/**
 * Bytes of a text file as text: UTF-8, UTF-16 by its mark or by its zeros, else the Turkish alphabet of Windows, which holds ISO-8859-9.
 * Null where they are no text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return NO_TEXT.test(text) ? null : text;
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Without a mark: of Latin letters in two bytes every other one is 0.
  const sample = bytes.subarray(0, 200);
  const zeros = (odd: 0 | 1) => sample.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) * 4 > sample.length) return 'utf-16le';
  if (zeros(0) * 4 > sample.length) return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1254';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
