import type { CardBank } from '../rules/card/plans';
import { cardBankSchema } from './schema';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';

/** POST the first 8 digits of a card; answers with its bank and plans. S2 §7, decision 41. */
export async function postBinControl(bin: string, signal: AbortSignal): Promise<CardBank> {
  const body = new FormData();
  body.set('binNumber', bin);
  return checkAnswer(await request({ method: 'POST', url: '/api/catalog/bin-control', body, signal }), cardBankSchema);
}
