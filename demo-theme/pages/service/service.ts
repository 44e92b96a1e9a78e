import { scriptJson } from '../../frame/pageFrame';
import type { Page, Visit } from '../page';
import { faultReportData } from './faultReport';

/** Warranty inquiry and fault report, with the form that a fault report is sent by. */
export function servicePage({ shop }: Visit): Page {
  return {
    status: 200,
    template: 'service',
    title: 'Servis ve garanti',
    description: 'Garanti sorgulama ve arıza bildirimi.',
    styles: ['service'],
    data: {
      service: {
        crumbs: [{ name: 'Servis ve garanti', path: '/servis' }],
        faultReport: scriptJson(faultReportData(shop)),
        serials: [
          { no: 'GRN-1001', text: 'garantisi sürüyor; iki satış, bir iade' },
          { no: 'GRN-1002', text: 'garantisi bitmiş' },
          { no: 'GRN-1003', text: 'son gün (0 gün kaldı)' },
          { no: 'GRN-1004', text: 'yalnızca iade kaydı var' },
          { no: 'GRN-1005', text: 'tek kayıt' },
          { no: 'GRN-1006', text: 'bilgi yok; başka her numara gibi' },
        ],
      },
    },
  };
}
