import { HttpResponse, http } from 'msw';
import { pictureOf } from '../images/pictures';

/** GET /images/{file}: drawn from the product's data; no file of that name is 404. S1 §2, decision 35. */
export function imageHandlers() {
  return [
    http.get('*/images/:file', ({ params }) => {
      const picture = pictureOf(String(params.file));
      if (picture === null) return new HttpResponse(null, { status: 404 });
      return new HttpResponse(picture, {
        headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'public, max-age=86400' },
      });
    }),
  ];
}
