import { about as accountSetting } from '../../../widgets/account-setting/meta';
import { about as faultReport } from '../../../widgets/fault-report/meta';
import { about as warrantyInquiry } from '../../../widgets/warranty-inquiry/meta';
import { failing, readGivenData } from './kind';
import type { WorkshopWidget } from './kind';

const SAVE = 'Altı karakterlik bir şifre yazıp kaydedin.';
const ASK = 'Açın ve GRN-1001 numarasını sorgulayın.';
const CHOOSE = 'Bir kategori seçin.';

export const service: readonly WorkshopWidget[] = [
  {
    name: 'account-setting',
    about: accountSetting,
    text: 'Müşterinin kendi şifresi.',
    size: 'middle',
    full: {},
    states: {
      loading: failing(['account'], 'timeout', SAVE),
      empty: 'İlk hâli zaten boştur; “Dolu” durumuna bakın.',
      error: failing(['account'], '500', SAVE),
      long: 'Yalnızca kendi metinlerini gösterir.',
    },
  },
  {
    name: 'warranty-inquiry',
    about: warrantyInquiry,
    text: 'Seri numarasıyla garanti sorgulama.',
    size: 'middle',
    full: { hint: ASK },
    states: {
      loading: failing(['warranty'], 'timeout', ASK),
      empty: { hint: 'Açın ve GRN-1006 numarasını sorgulayın.' },
      error: failing(['warranty'], '500', ASK),
    },
  },
  {
    name: 'fault-report',
    about: faultReport,
    text: 'Arızalı ürünün seçimi; kodunu sayfanın formuna yazar.',
    size: 'middle',
    beside:
      '<form class="preview__form"><label>Ürün kodu <input name="productCode" autocomplete="off"></label> <button class="preview__send">Gönder</button></form>',
    full: { data: (shop) => readGivenData(shop, 'fault-report'), hint: CHOOSE },
    states: {
      loading: failing(['fault.categories', 'fault.products'], 'timeout', CHOOSE),
      empty: { data: () => ({ categories: [] }) },
      error: failing(['fault.categories', 'fault.products'], '500', CHOOSE),
    },
  },
];
