import 'i18next';
import type { Texts } from './load';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'vitrin';
    resources: { vitrin: Texts };
    keySeparator: false;
    nsSeparator: false;
  }
}
