/** Opens the inspector, or closes it. It is a chunk of its own; where that cannot be loaded, the page goes on without. */
export function inspect(): void {
  import('@/inspector').then(({ toggle }) => { toggle(); }).catch((error: unknown) => { console.warn('[vitrin] inspector:', error); });
}
