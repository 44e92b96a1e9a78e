/** What the checks of pages and answers allow, in Turkish. What stands in braces or quotes is the same in both. */
const ALLOWED: Readonly<Record<string, string>> = {
  '"1", "0", 1, 0, true or false': '"1", "0", 1, 0, true ya da false',
  '0 or 1': '0 ya da 1',
  '0 to 20': '0 ile 20 arası',
  'a branch': 'bir şube',
  'a brand': 'bir marka',
  'a campaign': 'bir kampanya',
  'a cart': 'bir sepet',
  'a cart item': 'bir sepet satırı',
  'a category': 'bir kategori',
  'a currency': 'bir para birimi',
  'a currency: its code, its id, or { code }': "bir para birimi: kodu, id'si ya da { code }",
  'a flag': 'açık ya da kapalı bir değer',
  'a line': 'bir satır',
  'a list': 'bir liste',
  'a list answer': 'bir liste yanıtı',
  'a list of { id, name }': '{ id, name } listesi',
  'a list of { name, code }': '{ name, code } listesi',
  'a list of campaigns': 'kampanya listesi',
  'a list of cart items': 'sepet satırları listesi',
  'a list of carts': 'sepet listesi',
  'a list of lines': 'satır listesi',
  'a list of payment plans': 'ödeme planı listesi',
  'a list of plans': 'plan listesi',
  'a list of products': 'ürün listesi',
  'a list of suggestions': 'öneri listesi',
  'a mail order': 'bir mail order',
  'a map': 'bir eşleme',
  'a model': 'bir model',
  'a number above 0: how many TRY one unit costs': "0'dan büyük bir sayı: bir birimin kaç TRY ettiği",
  'a number from 0 up': '0 ya da daha büyük bir sayı',
  'a number, or text that holds one': 'bir sayı ya da sayı içeren metin',
  'a path that starts with one /': 'tek / ile başlayan bir yol',
  'a path that starts with one /, or an http(s) address': 'tek / ile başlayan bir yol ya da http(s) adresi',
  'a payment result': 'bir ödeme sonucu',
  'a plan': 'bir plan',
  'a price': 'bir fiyat',
  'a product': 'bir ürün',
  'a product: { id, name, … }, or data-product-id instead': 'bir ürün: { id, name, … } ya da onun yerine data-product-id',
  'a success': 'başarı',
  'a suggestion': 'bir öneri',
  'a unit': 'bir birim',
  'a user': 'bir kullanıcı',
  'a value': 'bir değer',
  'a value, but the field is missing': 'bir değer; alan eksik',
  'a variant': 'bir varyant',
  'a whole number': 'bir tam sayı',
  'advencePrice1 to advencePrice5': 'advencePrice1 ile advencePrice5 arası',
  'an http(s) link with a success': 'başarılı bir yanıtta http(s) bağlantısı',
  'an id: a number or text': 'bir id: sayı ya da metin',
  'an object': 'bir nesne',
  'an offer': 'bir teklif',
  'an offer item': 'bir teklif satırı',
  'an order': 'bir sipariş',
  'another value': 'başka bir değer',
  text: 'metin',
  'text that is not empty': 'boş olmayan metin',
  'text with five entries, such as "1|https://…###0|###…"': 'beş girdili metin, örneğin "1|https://…###0|###…"',
  'one JSON object': 'tek bir JSON nesnesi',
  'the answer': 'yanıt',
  'the bank of a card': 'bir kartın bankası',
  'the id of a product that the page JSON (products) or another container gives':
    "sayfa verisinin (products) ya da başka bir kapsayıcının verdiği bir ürünün id'si",
  'the overdue debt': 'vadesi geçmiş borç',
  'the store': 'mağaza',
  'the totals': 'toplamlar',
};

/** What is said of an answer of which nothing can be read, in Turkish. */
const UNREADABLE: Readonly<Record<string, string>> = {
  'the answer is no JSON': 'yanıt JSON değil',
  'the answer is an HTML page': 'yanıt bir HTML sayfası',
  'nobody knows whether it was carried out: the answer is neither empty nor JSON':
    'yapılıp yapılmadığı bilinmiyor: yanıt ne boş ne de JSON',
};

/** `a price: { value, currency }` in Turkish; a text that is not known stays as it is. */
export function sayAllowed(allowed: string): string {
  const whole = ALLOWED[allowed];
  if (whole !== undefined) return whole;
  const [head, shape] = splitAt(allowed, ': {') ?? [allowed, null];
  const said = ALLOWED[head] ?? head.replaceAll('" or "', '" ya da "');
  return shape === null ? said : `${said}: {${shape}`;
}

/** What the runtime or a widget complained of, as the console has it, in Turkish. */
export function sayComplaint(message: string): string {
  const reason = between(message, 'its code could not be loaded (', '); it is tried again on the next interaction.');
  if (reason !== null) return `kodu yüklenemedi (${reason}); sonraki etkileşimde yeniden denenir.`;
  const failure = between(message, 'it failed while rendering (', '). Its fallback content is back.');
  if (failure !== null) return `çizilirken hata verdi (${failure}). Yedek içeriği geri geldi.`;
  const stays = between(message, '', ' Its fallback content stays.');
  const [subject, values] = splitAt(stays ?? message, ': received ') ?? [];
  const [received, allowed] = splitAt(values ?? '', '; allowed: ') ?? [];
  if (subject === undefined || received === undefined || allowed === undefined) {
    const [call, what = ''] = splitAt(message, ': ') ?? [];
    return UNREADABLE[what] === undefined ? message : `${call}: ${UNREADABLE[what]}.`;
  }
  const got = received === 'nothing' ? 'yok' : received;
  const refused = `gelen ${got}; olabilecek: ${sayAllowed(between(allowed, '', '.') ?? allowed)}.`;
  return `${saySubject(subject)}: ${refused}${stays === null ? '' : ' Yedek içeriği duruyor.'}`;
}

/** What is wrong: a field, and before it what was left out because of it. */
function saySubject(subject: string): string {
  const [leftOut, first] = splitAt(subject, ' left out. ') ?? [];
  if (leftOut !== undefined && first !== undefined) return `${leftOut.split(', ').map(sayCount).join(', ')} atlandı. ${first}`;
  const [none, field] = splitAt(subject, ' can be read. ') ?? [];
  const [call, what] = splitAt(none ?? '', 'None of the ') ?? [];
  if (call !== undefined && what !== undefined && field !== undefined)
    return `${call}Kayıtların hiçbiri (${what}) okunamıyor. ${field}`;
  return subject.replace('page data (#', 'sayfa verisi (#');
}

/** `3 of 24 products`. */
function sayCount(counted: string): string {
  const [count = '', , of = '', ...what] = counted.split(' ');
  return `${of} kayıttan ${count} tanesi (${what.join(' ')})`;
}

/** What stands before and after the first `mark`; null where there is none. */
function splitAt(text: string, mark: string): readonly [before: string, after: string] | null {
  const place = text.indexOf(mark);
  return place < 0 ? null : [text.slice(0, place), text.slice(place + mark.length)];
}

/** What stands between a beginning and an end; null for a text of another kind. */
function between(text: string, start: string, end: string): string | null {
  return text.startsWith(start) && text.endsWith(end) ? text.slice(start.length, -end.length) : null;
}
