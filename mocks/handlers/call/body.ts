export type FormFields = Readonly<Record<string, string>>;

/** A request's body as its content type and text say, together. `other` is neither form nor JSON. */
export type RequestBody =
  | { readonly kind: 'none'; readonly text?: undefined }
  | { readonly kind: 'form'; readonly fields: FormFields }
  | { readonly kind: 'json'; readonly value: unknown }
  | { readonly kind: 'broken'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string };

const FORM_TYPES = ['multipart/form-data', 'application/x-www-form-urlencoded'];

/** Reads the body of a request; forms may come as multipart or urlencoded. A body that does not parse is `broken`. */
export async function readBody(request: Request): Promise<RequestBody> {
  const type = (request.headers.get('Content-Type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  const copy = request.clone();
  const text = await request.text();
  if (text === '') return { kind: 'none' };
  if (FORM_TYPES.includes(type)) {
    try {
      const fields: Record<string, string> = {};
      for (const [name, value] of await copy.formData()) fields[name] = typeof value === 'string' ? value : value.name;
      return { kind: 'form', fields };
    } catch {
      return { kind: 'broken', text };
    }
  }
  if (type !== 'application/json') return { kind: 'other', text };
  try {
    const value: unknown = JSON.parse(text);
    return { kind: 'json', value };
  } catch {
    return { kind: 'broken', text };
  }
}
