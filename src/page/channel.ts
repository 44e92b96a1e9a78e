/** What joins the shop's tabs. Null where there is no news between tabs: in an old browser, and in Firefox with cookies and site data blocked, where the constructor throws. */
export function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('vitrin');
  } catch {
    return null;
  }
}
