/** What the shop's headings say in English; names of its goods and categories stay as they are. */
const ENGLISH: Readonly<Record<string, string>> = {
  Sepetim: 'My cart',
  Siparişlerim: 'My orders',
  Tekliflerim: 'My offers',
  'Hızlı sipariş': 'Quick order',
  'Sipariş onayı': 'Order confirmation',
  Ödeme: 'Checkout',
  'Cari ödeme': 'Account payment',
  'Ödeme sonucu': 'Payment result',
  'Hesap ayarları': 'Account settings',
  'Servis ve garanti': 'Service and warranty',
  Garanti: 'Warranty',
  'Arıza bildirimi': 'Fault report',
  'Bayi girişi': 'Dealer login',
  'Hesap bilgileri': 'Account details',
  Aramalar: 'Searches',
  Kullanıcılar: 'Users',
  Sepetler: 'Carts',
  'Tüm bileşenler': 'All widgets',
  'Tüm ürünler': 'All products',
  'Sayfa bulunamadı': 'Page not found',
  'Aradığınız sayfa bulunamadı': 'The page was not found',
  'Sipariş özeti': 'Order summary',
  Kategoriler: 'Categories',
  Markalar: 'Brands',
  'Öne çıkan ürünler': 'Featured products',
  'Ürün açıklaması': 'Product description',
  'Teknik bilgiler': 'Technical details',
  Ürünler: 'Products',
  Hesabım: 'My account',
  Depolar: 'Warehouses',
  'Ana sayfa': 'Home',
  Yönetim: 'Administration',
  'Satış masası': 'Sales desk',
  'Rafınız boş kalmasın, siparişiniz tek yerden çıksın.': 'Keep your shelves full with one order from one place.',
  'Toptan hırdavat, elektrik ve yedek parça': 'Wholesale hardware, electrical goods and spare parts',
};

/** A heading in the language of the page. */
export function headingIn(text: string, locale: string): string {
  return locale === 'en' ? (ENGLISH[text] ?? text) : text;
}
