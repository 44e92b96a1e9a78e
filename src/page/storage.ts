import type * as v from 'valibot';
import { readStored } from '@/runtime/page/storage';
import { read } from '@/schemas/read';

/** Keeps a text in the browser for this shop; a full or closed storage is no error. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`vitrin:${key}`);
    else localStorage.setItem(`vitrin:${key}`, text);
  } catch {
    // Private windows and full disks refuse; what is kept here is a convenience only.
  }
}

/** What was kept as JSON; null for nothing, and for what `schema` does not know: a page of another version kept it. */
export function readKept<T>(key: string, schema: v.GenericSchema<unknown, T>): T | null {
  try {
    const kept = read(schema, JSON.parse(readStored(key) ?? 'null'));
    return kept.ok ? kept.value : null;
  } catch {
    return null;
  }
}
