/** What the theme tells about the shop on every page. Invented, like the shop. */
export const SHOP_FACTS = {
  company: 'Anadolu Tedarik Sanayi ve Ticaret A.Ş.',
  phone: '0212 555 01 40',
  phoneHref: 'tel:+902125550140',
  hours: '08.30–18.00',
  about: 'Hırdavat, elektrik, oto yedek parça ve iş güvenliği ürünlerinde bayilere ve kurumsal alıcılara toptan satış.',
  terms: [
    { icon: 'truck', title: 'Aynı gün sevk', text: 'Saat 15.00’e kadar verilen siparişler aynı gün yola çıkar.' },
    { icon: 'stack', title: 'Koli ve paket', text: 'Adet, paket ve koli birimleriyle, toplu alıma uygun fiyat.' },
    { icon: 'invoice', title: 'Vadeli çalışma', text: 'Peşin, 30 gün vadeli veya kredi kartıyla ödeme.' },
  ],
  /** As the shop's setting has it (S2 §3). */
  social:
    '1|https://facebook.example/anadolutedarik###1|https://instagram.example/anadolutedarik###1|https://twitter.example/anadolutedarik###1|https://youtube.example/@anadolutedarik###0|',
  depots: [
    { name: 'İstanbul Merkez', street: 'İkitelli OSB, Metal İş San. Sit. 14. Blok No: 23', town: 'Başakşehir / İstanbul' },
    { name: 'Ankara Ostim', street: 'Ostim OSB Mah. 1184. Cadde No: 56', town: 'Yenimahalle / Ankara' },
    { name: 'İzmir Çamdibi', street: 'Çamdibi Mah. 5602. Sokak No: 12', town: 'Bornova / İzmir' },
  ],
} as const;
