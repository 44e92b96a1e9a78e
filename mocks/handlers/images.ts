import { HttpResponse, http } from 'msw';
import { pictureOf } from '../images/pictures';

/** Pictures that products name and nobody has: as in many shops, the server answers with a page of its own. */
const LOST = 'eksik-gorsel-';

function softNotFound() {
  return HttpResponse.html('<!doctype html><title>Sayfa bulunamadı</title>');
}

/** GET /images/{file}: drawn from the product's data; no file of that name is 404. S1 §2, decision 35. */
export function handlers() {
  return [
    http.get('*/images/:file', ({ params }) => {
      const file = String(params.file);
      const picture = pictureOf(file);
      if (picture === null) return file.startsWith(LOST) ? softNotFound() : new HttpResponse(null, { status: 404 });
      return new HttpResponse(picture, {
        headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
      });
    }),
  ];
}
