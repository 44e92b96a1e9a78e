/** Customers of the shop as its managers see them. Invented, as all names here. */
export const DEALERS = [
  'Çağrı Yapı Malzemeleri Ltd. Şti.',
  'Akın Hırdavat',
  'Özdemir Elektrik San. ve Tic. A.Ş.',
  'Işıl Aydınlatma',
  'Karadeniz Oto Yedek Parça',
  'Gürbüz İş Güvenliği',
  'Şahin Nalbur',
  'Marmara Tesisat',
  'Ünal Makine ve Hırdavat',
  'İnci Endüstri',
  'Doğan Otomotiv',
  'Ege Cıvata',
] as const;
