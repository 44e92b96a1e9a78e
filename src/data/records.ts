import * as v from 'valibot';
import { readListQuery } from '@/domain/list/query';
import type { RecordPage } from '@/domain/record';
import { countLeftOut } from '@/schemas/entriesComplaint';
import { recordPageEntries } from '@/schemas/records';
import type { Complain } from './complaint';
import { checkEntries } from './entries';

/**
 * Reads a page of orders or offers (`noun`), the answer to `query`. Rows that cannot be read are left out and told
 * (decision 68): one of them must not hide the others. One with a line that cannot be read is such a row, for without the line
 * it would say another amount.
 * @throws ApiFailure `refused`; `shape` where nothing of it can be read (decision 9).
 */
export function readRecords<Row>(
  text: string,
  query: string,
  rowSchema: v.GenericSchema<unknown, Row>,
  noun: string,
  complain?: Complain,
): RecordPage<Row> {
  const schema = v.object({ ...recordPageEntries, items: v.array(rowSchema) });
  const { value, leftOut } = checkEntries(text, schema, { items: noun }, complain);
  const { page, pages } = value;
  return { ...value, page: page ?? readListQuery(query).page, pages: pages ?? 1, leftOut: countLeftOut(leftOut) };
}
