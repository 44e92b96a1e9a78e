/** The call behind a list page: the page's literal path and query, `/fren/balata` and `?page=2`. Decision 2. */
export function listCall(path: string, query: string): string {
  return `/api/catalog/products${path.startsWith('/') ? '' : '/'}${path}${query}`;
}
