import { HttpResponse, http } from 'msw';

/** The last handler of a path: every method that no handler before it took. */
export function methodNotAllowed(path: string) {
  return http.all(path, () =>
    HttpResponse.json({ error: { messages: { type: 'Bu adres bu yöntemi tanımaz.' } } }, { status: 405 }),
  );
}
