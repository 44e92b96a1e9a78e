/** Reads a text this shop keeps in the browser; null where nothing is kept or storage is closed to us. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(`vitrin:${key}`);
  } catch {
    return null;
  }
}
