import 'i18next';
import type accountArea from './tr/accountArea';
import type base from './tr/base';
import type ordering from './tr/ordering';

/** Holds every key that is said against the texts: one that is missing does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'page';
    resources: { page: typeof base & typeof accountArea & typeof ordering };
    keySeparator: false;
    nsSeparator: false;
  }
}
