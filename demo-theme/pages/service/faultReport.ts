import { standInFaultReport } from '../../../mocks/shop/faultReport';
import type { Shop } from '../../../mocks/shop/shop';

/** The data of the fault report: its base categories (contract §2). */
export function faultReportData({ catalogue }: Shop): {
  readonly categories: ReadonlyArray<{ readonly id: string; readonly name: string }>;
} {
  return { categories: standInFaultReport(catalogue).base.map(({ id, name }) => ({ id, name })) };
}
