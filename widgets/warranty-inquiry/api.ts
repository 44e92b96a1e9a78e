import type { WarrantyAnswer } from './rules';
import { warrantySchema } from './schema';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';

/** POST a serial number; answers with what the shop knows of its warranty. S2 §7. */
export async function postWarrantyInquiry(serialNumber: string, signal: AbortSignal): Promise<WarrantyAnswer> {
  const body = new FormData();
  body.set('serialNumber', serialNumber);
  return checkAnswer(await request({ method: 'POST', url: '/api/catalog/WarrantyInquiry', body, signal }), warrantySchema);
}
