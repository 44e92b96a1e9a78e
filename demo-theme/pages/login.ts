import { USERS } from '../../mocks/seed/facts';
import type { Page } from './page';

export function loginPage(): Page {
  return {
    status: 200,
    template: 'login',
    title: 'Bayi girişi',
    description: 'Bayi hesabınızla giriş yapın.',
    styles: ['account'],
    data: {
      login: {
        crumbs: [{ name: 'Hesabım', path: '/account/login' }],
        people: [
          { as: 'customer', name: USERS.customer.name, text: 'Bayi: fiyat görür, sipariş verir, teklif ister' },
          { as: 'administrator', name: USERS.administrator.name, text: 'Yönetici: kataloğu görür, sipariş veremez' },
        ],
      },
    },
  };
}
