/** Keeps a text in the browser for this shop; a full or closed storage is no error. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`vitrin:${key}`);
    else localStorage.setItem(`vitrin:${key}`, text);
  } catch {
    // Private windows and full disks refuse; what is kept here is a convenience only.
  }
}
