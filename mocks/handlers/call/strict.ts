import type { Shop } from '../../shop/shop';
import type { RequestBody } from './body';
import { no } from './rules';
import type { Answer, CallRules } from './rules';

/** Why the server does not even look at this request, or null. Decision 7, S1 §6. */
export function refuse(shop: Shop, rules: CallRules, request: Request, body: RequestBody): Answer | null {
  if (request.headers.get('X-Requested-With') !== 'XMLHttpRequest') {
    return no(400, 'X-Requested-With başlığı eksik.');
  }
  if (rules.write && request.headers.get('X-CSRF-Token') !== shop.csrfToken) {
    return no(419, 'Oturum doğrulanamadı.');
  }
  if (rules.customersOnly && shop.user === null) return no(401, 'Lütfen giriş yapınız.');
  return wrongBody(rules, body);
}

function wrongBody(rules: CallRules, body: RequestBody): Answer | null {
  if (body.kind === rules.body) return null;
  if (rules.body === 'none') return no(400, 'Bu çağrı gövde taşımaz.');
  if (body.kind === 'none') return no(422, 'Gönderilen bilgiler eksik.');
  if (body.kind === 'broken') return no(400, 'Gönderilen bilgiler okunamadı.');
  return no(415, rules.body === 'json' ? 'JSON bekleniyor.' : 'Form verisi bekleniyor.');
}

/** Refuses a form whose fields are not exactly `names`. */
export function wrongFields(given: Readonly<Record<string, unknown>>, names: readonly string[]): Answer | null {
  const missing = names.find((name) => !(name in given));
  if (missing !== undefined) return no(422, `Alan eksik: ${missing}`);
  const extra = Object.keys(given).find((name) => !names.includes(name));
  return extra === undefined ? null : no(422, `Beklenmeyen alan: ${extra}`);
}
