/** What the theme tells about the shop on every page. Invented, like the shop. */
export const SHOP_FACTS = {
  company: 'Anadolu Tedarik Sanayi ve Ticaret A.Ş.',
  phone: '0212 555 01 40',
  phoneHref: 'tel:+902125550140',
  hours: '08.30–18.00',
  about: 'Hırdavat, elektrik, oto yedek parça ve iş güvenliği ürünlerinde bayilere ve kurumsal alıcılara toptan satış.',
  depots: [
    { name: 'İstanbul Merkez', street: 'İkitelli OSB, Metal İş San. Sit. 14. Blok No: 23', town: 'Başakşehir / İstanbul' },
    { name: 'Ankara Ostim', street: 'Ostim OSB Mah. 1184. Cadde No: 56', town: 'Yenimahalle / Ankara' },
    { name: 'İzmir Çamdibi', street: 'Çamdibi Mah. 5602. Sokak No: 12', town: 'Bornova / İzmir' },
  ],
} as const;
