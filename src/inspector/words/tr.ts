import { tr as diagnostics } from '@/diagnostics/words/tr';
import { sayComplaint } from './complaints';
import type { InspectorWords } from './en';
import { sayMistake } from './mistakes';

const states = {
  waiting: 'bekliyor',
  loading: 'yükleniyor',
  ready: 'hazır',
  error: 'hata',
  'not-mounted': 'bağlanmadı',
  'no-widget': 'widget yok',
};

/** What `words/en.ts` says, in Turkish. */
export const tr: InspectorWords = {
  lang: 'tr',
  diagnostics,
  label: 'Vitrin inceleyicisi',
  copy: 'Raporu kopyala',
  copied: 'Kopyalandı',
  copyFailed: 'Konsola bakın',
  otherSide: 'Öbür yan',
  otherLanguage: 'English',
  close: 'Kapat',
  countOf: (count) => (count === 0 ? 'sorun yok' : `${count} sorun`),
  page: 'Sayfa',
  noName: '(adı yok)',
  yes: 'var',
  no: 'yok',
  states,
  rows: {
    element: 'Öge',
    loads: 'Yükleme',
    time: 'Zaman',
    files: 'Dosyalar',
    options: 'Seçenekler',
    place: 'Yer',
    containers: 'Kapsayıcı',
    pageData: 'Sayfa verisi',
    token: 'Belirteç',
    styles: 'Stiller',
    policy: 'İlke (CSP)',
  },
  loadsBy: (trigger, isOwn) => `${trigger}, ${isOwn ? 'data-load ile' : 'varsayılan'}`,
  waits: 'anını bekliyor',
  triggered: (at) => `${at} ms'de başladı`,
  ended: (state, after) => `, ${after} ms sonra ${state}`,
  noRoom: 'sayfada yer kaplamıyor',
  ready: (all, ready) => `${all}, hazır olan ${ready}`,
  pageDataKinds: { absent: 'yok', malformed: 'bozuk' },
  inLayer: 'data-css-layer ile @layer vitrin içinde',
  refused: (count) => (count === 0 ? 'reddedilen yok' : `${count} ret`),
  inAll: (files) => `toplam ${files}`,
  nothing: 'hiçbiri',
  unknownSize: 'boyutu bilinmiyor',
  thereAlready: (count) => `; ${count} dosya zaten vardı`,
  faintIcon: (contrast, least) => ({
    message: `Simge zemininden ${contrast} : 1 ile ayrılıyor; bu ${least} değerinden az.`,
    fix: 'Çubukta color ya da --vt-cart-icon-color verin; docs/theming.md, "Dark bars".',
  }),
  faintText: ({ name, text, contrast, least, properties }, more) => ({
    message: `"${text}" (${name}) zemininden ${contrast.toFixed(1)} : 1 ile ayrılıyor; bu ${least} değerinden az${
      more > 0 ? `. ${more} parça daha böyle` : ''
    }.`,
    fix: `Kapsayıcıda ya da çevresinde ${properties.join(' ya da ') || 'color'} verin ya da .${name} için yazdığınız kuralı düzeltin; docs/theming.md.`,
  }),
  violation: (address, directive) => ({
    message: `Sayfanın ilkesi ${address} adresini reddediyor (${directive}).`,
    fix: directive.includes('trusted-types')
      ? "Bizimse trusted-types içinde dompurify adını yazın; değilse HTML yazan, sayfanın kendi script'idir."
      : `Mağazanın kendisine aitse Content-Security-Policy içindeki ${directive} yönergesinde izin verin.`,
  }),
  complaint: sayComplaint,
  mistake: (what, place) => `${sayMistake(what)}${place ? `; JSON'un ${place.line}. satırı, ${place.column}. sütunu` : ''}`,
  fixes: {
    'invalid-data': (widget) =>
      `Şablonda düzeltin${widget && `; ${widget} widget'ının ne aldığını docs/widgets/${widget}.md anlatır`}.`,
    'load-failed': () =>
      'Ağ panelinde eksik ya da reddedilen dosyayı arayın. İlke, vitrin.js klasörüne script-src ve style-src içinde izin vermeli.',
    'invalid-answer': () => 'Sunucunun yanıtını düzeltin; her çağrının ne beklediğini docs/server.md anlatır.',
    'render-failed': () => "Bu raporu Vitrin'i geliştirenlere gönderin.",
  },
};
