import * as v from 'valibot';
import { toTypedText } from '@/domain/typedNumber';
import { nameSchema, optionalTextSchema, textSchema } from '@/schemas/basics';
import { createLine, type Line } from './rules/line';

/** What a container may say. Contract §2. */
export interface QuickOrderProps {
  readonly lines: readonly Line[];
  /** `page`: in place. `dialog`: a button in place, which opens it. */
  readonly view: 'page' | 'dialog';
}

const quantitySchema = v.pipe(textSchema, v.transform(toTypedText));

const lineSchema: v.GenericSchema<unknown, Line> = v.pipe(
  v.object({ code: nameSchema, unit: optionalTextSchema, quantity: quantitySchema }, 'a line: { code, unit, quantity }'),
  v.transform(({ code, unit, quantity }) => createLine(code, quantity, unit)),
);

/** What is read line by line: one that is none takes no other away. Decision 68. */
export const LISTS = { lines: 'lines' };

/** Lines as a page, a script or another widget hands them over: `{ lines: [{ code, unit?, quantity }] }`. */
export const linesSchema = v.object(
  { lines: v.nullish(v.array(lineSchema, 'a list of lines'), []) },
  'an object: { lines: [{ code, unit, quantity }] }',
);

export const quickOrderProps: v.GenericSchema<unknown, QuickOrderProps> = v.object({
  ...linesSchema.entries,
  view: v.nullish(v.picklist(['page', 'dialog'], '"page" or "dialog"'), 'page'),
});
