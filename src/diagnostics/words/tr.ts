import type { Words } from './en';

const SCRIPT = '<script type="module" src="…/vitrin.js"></script>';
const JSON_SCRIPT = '<script type="application/json">';
const PRINT = 'Bir JSON nesnesi olarak, şablon dilinin JSON işleviyle yazdırın; her < işareti \\u003c olsun.';

const listOf = (names: readonly string[]) => names.join(', ');

/** What `words/en.ts` says, in Turkish. */
export const tr: Words = {
  unknownWidget: (name, names) => ({
    message: name ? `data-widget="${name}" diye bir widget yok.` : 'data-widget boş.',
    fix: `Şunlardan birini kullanın: ${listOf(names)}.`,
  }),
  misspeltWidget: (name, meant) => ({
    message: `data-widget="${name}" diye bir widget yok.`,
    fix: `data-widget="${meant}" yazın.`,
  }),
  severalWidgets: (name, containers) => ({
    message: `data-widget="${name}" diye bir widget yok.`,
    fix: `Her widget'a kendi kapsayıcısını verin: ${containers}.`,
  }),
  unreadContainer: (attribute, value, widget) => ({
    message: `${attribute}="${value}" okunmaz; ${widget} burada görünmez.`,
    fix: `data-widget="${widget}" yazın.`,
  }),
  nestedContainer: (name, around) => ({
    message: `${name}, ${around} kapsayıcısının içinde duruyor ve onun yedek içeriğiyle birlikte kayboluyor.`,
    fix: `Ondan önce ${around} kapsayıcısını </div> ile kapatın.`,
  }),
  inTable: (name) => ({
    message: `${name} bir tabloda duruyor ama bir hücrede değil: tarayıcılar onu tablonun önüne taşır.`,
    fix: 'Tablonun önüne ya da arkasına, ya da bir <td> içine koyun.',
  }),
  inControl: (name, tag) => ({
    message: `${name} bir ${tag === 'a' ? 'bağlantının' : 'düğmenin'} (<${tag}>) içinde duruyor; kendi düğme ve bağlantılarına yapılan tıklamaları o alır.`,
    fix: `<${tag}> ögesinin yanına koyun; kapsayıcının yedek içeriğinde bağlantı olabilir.`,
  }),
  onControl: (name, tag) => ({
    message: `${name}, gösterdiğini içinde tutamayan bir <${tag}> üzerinde duruyor.`,
    fix: `<div data-widget="${name}"></div> yazın; yedek içeriği bir bağlantı ya da düğme olabilir.`,
  }),
  unknownOption: (attribute, name, meant) => ({
    message: `${name} için ${attribute} diye bir seçenek yok.`,
    fix: `${meant} yazın.`,
  }),
  unprefixedOption: (attribute, name, option) => ({
    message: `${name} için ${attribute} diye bir seçenek yok: data- olmadan okunmaz.`,
    fix: `${option} yazın.`,
  }),
  wrongTrigger: (load, triggers) => ({
    message: `data-load="${load}" bir yükleme anı değil.`,
    fix: `Şunlardan birini kullanın: ${listOf(triggers)}. Yazmazsanız widget kendi anında yüklenir.`,
  }),
  wrongDensity: (density, densities) => ({
    message: `data-density="${density}" bir satır aralığı değil.`,
    fix: `Şunlardan birini kullanın: ${listOf(densities)}. Yazmazsanız ilki geçerlidir.`,
  }),
  noPath: (attribute, value) => ({
    message: `${attribute}="${value}" mağazanın bir yolu değil, dikkate alınmaz.`,
    fix: 'Tek bir / ile başlayan bir yol yazın.',
  }),
  wrongSeparator: (separator, meant) => ({
    message: `data-links "${separator}" ile değil, "${meant}" ile ayrılmış: bağlantıları bulunmaz.`,
    fix: `data-separator="${meant}" yazın.`,
  }),
  linkWithoutFlag: (entry, separator) => ({
    message: `data-links içinde "${entry}" girdisi var; ilk iki karakteri okunmaz, çünkü orada girdinin işareti durur.`,
    fix: `Gösterilecekse "1|${entry}", gösterilmeyecekse "0|" yazın; iki girdinin arasına "${separator}" koyun.`,
  }),
  severalJson: (count) => ({
    message: `İçinde ${count} JSON script'i var; yalnız ilki okunur.`,
    fix: `Hepsini tek bir ${JSON_SCRIPT} içinde tek nesne yapın.`,
  }),
  misplacedJson: () => ({
    message: "JSON'u başka bir ögenin içinde duruyor; orada okunmaz.",
    fix: `${JSON_SCRIPT} ögesini doğrudan kapsayıcının içine koyun.`,
  }),
  wrongJsonType: (type) => ({ message: `Türü "${type}" olan script okunmaz.`, fix: `${JSON_SCRIPT} yazın.` }),
  malformedJson: (reason) => ({
    message: `Kapsayıcının JSON'u bozuk: ${reason}`,
    fix: 'Veriyi şablon dilinin JSON işleviyle yazdırın; her < işareti \\u003c olsun.',
  }),
  noObject: () => ({ message: "Kapsayıcının JSON'u bir nesne değil.", fix: 'Veriyi tek bir nesnenin içine koyun: { … }.' }),
  unknownData: (key, meant) => ({
    message: `Kapsayıcının JSON'unda "${key}" var; bu anahtar okunmaz.`,
    fix: `"${meant}" yazın.`,
  }),
  missingScript: () => ({ message: "Sayfada kapsayıcılar var ama vitrin.js'i yükleyen script yok.", fix: `${SCRIPT} ekleyin.` }),
  severalScripts: (count) => ({
    message: `vitrin.js ${count} script etiketiyle yükleniyor; yalnız ilki sayılır.`,
    fix: 'Birini bırakın.',
  }),
  classicScript: () => ({ message: 'vitrin.js klasik script olarak yükleniyor; böyle çalışamaz.', fix: `${SCRIPT} yazın.` }),
  openScript: () => ({
    message: 'vitrin.js etiketi kapanmamış: sayfada ondan sonra gelen her şey onun metni olur ve görünmez.',
    fix: `${SCRIPT} yazın; HTML'de <script … /> yoktur.`,
  }),
  unreadLayer: (attribute) => ({
    message: `${attribute} okunmaz: stiller hiçbir katmanda durmaz.`,
    fix: 'data-css-layer yazın.',
  }),
  layerValue: (value) => ({
    message: `data-css-layer="${value}", data-css-layer gibi okunur: değeri ne olursa olsun stiller @layer vitrin içinde durur.`,
    fix: 'data-css-layer seçeneğini değersiz yazın; stiller katmansız kalsın istiyorsanız kaldırın.',
  }),
  missingToken: () => ({
    message: 'Sayfada CSRF belirteci yok; mağaza ziyaretçinin yaptığı değişiklikleri geri çevirir.',
    fix: '<head> içine <meta name="csrf-token" content="…"> ya da _token adlı gizli bir alan yazdırın.',
  }),
  unknownOpener: (name, names) => ({
    message: `data-vitrin-open="${name}" hiçbir şey açmıyor.`,
    fix: `Şunlardan birini kullanın: ${listOf(names)}.`,
  }),
  misspeltOpener: (name, meant) => ({ message: `data-vitrin-open="${name}" hiçbir şey açmıyor.`, fix: `"${meant}" yazın.` }),
  unreadOpener: (attribute, value, widget) => ({
    message: `${attribute}="${value}" okunmaz; hiçbir şey açmaz.`,
    fix: `data-vitrin-open="${widget}" yazın.`,
  }),
  nothingToOpen: (name) => ({
    message: `data-vitrin-open="${name}" hiçbir şey açmıyor.`,
    fix: `Sayfaya <div data-widget="${name}"></div> ekleyin.`,
  }),
  missingField: () => ({
    message: 'Sayfada fault-report var ama ürün kodu için input[name=productCode] yok.',
    fix: 'Kapsayıcıyı saran forma <input name="productCode"> ekleyin.',
  }),
  unreadPageData: (id) => ({
    message: `Sayfa verisi ${id ? `id="${id}" altında` : 'id değeri olmayan bir script içinde'} duruyor; orada okunmaz.`,
    fix: 'id="vitrin-page" yazın.',
  }),
  noPageData: () => ({
    message: 'Sayfada sayfa verisi (#vitrin-page) yok: fiyat görünmez, kimin baktığı bilinmez.',
    fix: 'Yerleşim şablonuna <script type="application/json" id="vitrin-page">{ … }</script> yazdırın.',
  }),
  pageDataRun: () => ({
    message: 'Sayfa verisinde (#vitrin-page) type="application/json" yok: tarayıcılar onu script diye çalıştırır ve hata verir.',
    fix: '<script type="application/json" id="vitrin-page"> yazın.',
  }),
  severalPageData: (count) => ({
    message: `Sayfa verisi (id="vitrin-page") sayfada ${count} kez var; yalnız ilki okunur.`,
    fix: 'Bir kez, her sayfanın kullandığı yerleşim şablonunda yazdırın.',
  }),
  malformedPageData: (reason) => ({ message: `Sayfa verisi (#vitrin-page) bozuk: ${reason}`, fix: PRINT }),
  pageDataNoObject: () => ({ message: 'Sayfa verisi (#vitrin-page) bir nesne değil.', fix: PRINT }),
  unknownPageKey: (path, meant) => ({ message: `Sayfa verisinde "${path}" var; bu anahtar okunmaz.`, fix: `"${meant}" yazın.` }),
  wrappedPageData: (key) => ({
    message: `Sayfa verisinin hepsi "${key}" içinde duruyor; orada okunmaz.`,
    fix: `"${key}" anahtarını kaldırın: içindekiler doğrudan #vitrin-page içinde durur, { "user": …, "settings": … }.`,
  }),
  unknownText: (path) => ({
    message: `Sayfa verisinde "${path}" var; böyle anahtarı olan bir metin yok.`,
    fix: 'Anahtarını docs/texts.md içinden alın ya da kaldırın.',
  }),
  missingPageKey: (widget, key) => ({
    message: `Sayfada ${widget} var ama sayfa verisinde "${key}" yok: bir şey göstermez.`,
    fix: `#vitrin-page içindeki nesneye "${key}" ekleyin.`,
  }),
  secondDefault: (path) => ({
    message: `Sayfa verisindeki "${path}" ikinci bir varsayılan; yalnız ilki sayılır.`,
    fix: 'Tek bir varsayılan bırakın.',
  }),
  missingRate: (path) => ({
    message: `Sayfa verisinde "${path}" yok: hiçbir fiyat o para birimine ya da ondan çevrilmez.`,
    fix: '"exchangeRate" ekleyin: bir birimin kaç TRY ettiği.',
  }),
  unknownSort: (path, sort, sorts) => ({
    message: `Sayfa verisindeki "${path}" değeri "${sort}"; hiçbir liste buna göre sıralanmaz.`,
    fix: `Şunlardan birini verin: ${listOf(sorts)}.`,
  }),
  imageAddress: (path) => ({
    message: `"${path}" bir adres; görsel, /images/ altındaki bir dosyanın adıdır. Bu görsel bozuk çıkar.`,
    fix: 'Dosyanın adını verin, örneğin "a.jpg"; sunucu da /images/a.jpg adresini yanıtlasın.',
  }),
  noTotal: (total) => ({
    message: `"total" değeri ${total}; bir sayı değil, toplam görünmez.`,
    fix: 'Yalnız sayıyı verin, örneğin 1250.5; para birimini "currency" ile verin.',
  }),
  noCampaign: {
    message: '"campaign" bir kampanya değil, gösterilmez.',
    fix: 'Tek bir nesne verin: { "name": …, "products": [ … ] }.',
  },
  noPieces: (path, multiplier) => ({
    message: `"${path}" değeri ${multiplier}; 1, yani birimde bir adet diye okunur.`,
    fix: 'Bir birimde kaç adet olduğunu verin; bir adetse hiç yazmayın.',
  }),
  escapedText: (path, sign) => ({
    message: `"${path}" içinde ${sign} var; script içinde hiçbir şey onu geri çevirmez, olduğu gibi görünür.`,
    fix: 'Metinleri HTML için kaçırmadan, şablon dilinin JSON işleviyle yazdırın.',
  }),
  unknownCurrency: (code) => ({
    message: `Bir fiyat "${code}" cinsinden ama sayfa verisinde kuru yok: çevrilmez ve hiçbir toplama girmez.`,
    fix: `Sayfa verisindeki "currencies" listesine "${code}" için exchangeRate ekleyin ya da kodu düzeltin.`,
  }),
};
