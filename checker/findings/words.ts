import type { FieldProblem } from '@/schemas/read';

interface Words {
  readonly message: string;
  readonly fix: string;
}

/** A field that is there and cannot be used. `subject` names it: `data-view`, `"product.id"`. */
export function wrongValue(subject: string, { received, allowed }: FieldProblem): Words {
  return { message: `${subject} is ${received}, which cannot be used.`, fix: `Give it ${allowed}.` };
}

/** A name that stands twice in one object. */
export function repeatedName(name: string): Words {
  return { message: `"${name}" stands twice in one object; only the last is read.`, fix: `Keep one "${name}".` };
}

/** A field within `whole` that is missing. */
export function missingValue(field: string, whole: string): Words {
  const path = field.split('.');
  const parent = path.slice(0, -1).join('.');
  return { message: `"${field}" is missing in ${whole}.`, fix: `Add "${path.at(-1) ?? ''}"${parent && ` to "${parent}"`}.` };
}

/** Whether a check found nothing where the field should be. */
export function isMissing({ received }: FieldProblem): boolean {
  return received === 'nothing';
}
