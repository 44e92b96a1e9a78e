import type { GenericSchema } from 'valibot';
import { readListQuery } from '@/domain/list/path';
import type { RecordPage } from '@/domain/record';
import { read } from '@/schemas/read';
import { recordPageSchema } from '@/schemas/records';
import { checkAnswer } from './answer';
import { ApiFailure } from './apiError';

/**
 * Reads a page of orders or offers, the answer to `query`. Rows that cannot be read are left out, and the console says
 * what is wrong with the first; one of them must not hide the others.
 * @throws ApiFailure `refused`; `shape` where nothing of it can be read (decision 9).
 */
export function readRecords<Row>(text: string, query: string, rowSchema: GenericSchema<unknown, Row>): RecordPage<Row> {
  const { items, total, page, pages } = checkAnswer(text, recordPageSchema);
  const rows: Row[] = [];
  let problem = '';
  items.forEach((item, place) => {
    const row = read(rowSchema, item);
    if (row.ok) rows.push(row.value);
    else problem ||= `items.${place}.${row.problem.field}: received ${row.problem.received}; allowed: ${row.problem.allowed}.`;
  });
  if (problem && rows.length === 0) throw new ApiFailure({ kind: 'shape', detail: problem });
  if (problem) console.warn(`[vitrin] A row of the list is left out. ${problem}`);
  return { items: rows, total, page: page ?? readListQuery(query).page, pages };
}
