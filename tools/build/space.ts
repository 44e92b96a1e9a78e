import { registry } from '../../registry';

/**
 * `vitrin-space.css`: room for the containers of a page until their widgets show, as high as the placeholders that the runtime puts into
 * them. A page links it in its head, so that nothing moves before the script is there; the script neither loads it nor needs it.
 */
export function spaceStyles(): string {
  const byHeight = new Map<string, string[]>();
  for (const [name, { blockSize }] of Object.entries(registry)) {
    if (blockSize === 0) continue;
    const height = typeof blockSize === 'number' ? `${blockSize}px` : blockSize;
    byHeight.set(height, [...(byHeight.get(height) ?? []), name]);
  }
  const rules = [...byHeight].map(([height, names]) => {
    const selector = names.map((name) => `[data-widget="${name}"]`).join();
    return `:where(${selector}):where(${WAITING}){min-block-size:${height}}\n`;
  });
  return rules.join('');
}

/**
 * Before the script, and until the widget shows or has failed; not where its fallback is to be clicked first. `:where` lets every rule of
 * the page win.
 */
const WAITING = ':not([data-vitrin-state="ready"],[data-vitrin-state="error"],[data-load="interaction"])';
