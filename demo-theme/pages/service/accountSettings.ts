import type { Page, Visit } from '../page';

/** Where customers change their own password. */
export function accountSettingsPage({ shop }: Visit): Page {
  return {
    status: 200,
    template: 'account-settings',
    title: 'Hesap ayarları',
    description: 'Hesabınızın şifresini değiştirin.',
    styles: ['service'],
    data: {
      settings: {
        crumbs: [
          { name: 'Hesabım', path: '/account/login' },
          { name: 'Hesap ayarları', path: '/hesap/ayarlar' },
        ],
        isSignedIn: shop.user !== null,
      },
    },
  };
}
