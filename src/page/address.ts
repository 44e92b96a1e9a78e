/** A path of the shop as links have it. Of "//fren", as a page's path may well begin, the first part would be another host. */
export const shopPath = (path: string): string => path.replace(/^\/(?=\/)/, '/./');

/**
 * The full address of a path of the shop: on the page's own origin, whatever `<base href>` says (contract §3). With the
 * path alone a call, its token with it, would go where the base leads. What has an origin of its own keeps it.
 */
export function shopAddress(path: string): string {
  return new URL(shopPath(path), location.origin).href;
}

/**
 * The path of an address in small letters, without a slash at its end, to be compared: servers redirect to the login as they
 * write it, ASP.NET to `/Account/Login` and others to `/giris/`, however a page names it.
 */
export const pathAt = (address: string): string => new URL(address).pathname.toLowerCase().replace(/\/$/, '');
