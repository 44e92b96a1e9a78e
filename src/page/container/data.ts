import { formatValue } from '@/schemas/read';

/** A container's data before any check, or why it cannot be read. */
export type ContainerData =
  { readonly ok: true; readonly data: Readonly<Record<string, unknown>> } | { readonly ok: false; readonly reason: string };

/** The container's one child JSON, if it has one. */
export function childJson(container: Element): Element | undefined {
  return [...container.children].find((child) => child.matches('script[type="application/json"]'));
}

/**
 * Joins a container's `data-*` options (camelCase, texts) with its child JSON (contract §2). The JSON wins where both
 * name the same thing. Never throws.
 */
export function readContainerData(container: HTMLElement): ContainerData {
  const options: Readonly<Record<string, unknown>> = Object.assign({}, container.dataset);
  try {
    const json: unknown = JSON.parse(childJson(container)?.textContent.trim() ?? '{}');
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return { ok: true, data: { ...options, ...json } };
    return { ok: false, reason: `its child JSON must be one object, not ${formatValue(json)}` };
  } catch (error) {
    return { ok: false, reason: `its child JSON is malformed (${String(error)})` };
  }
}
