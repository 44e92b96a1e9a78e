import type { Id } from '@/domain/id';
import { fold } from '@/domain/fold';

/** A category of products that a fault can be reported of. */
export interface FaultCategory {
  readonly id: Id;
  readonly name: string;
}

/** A product that a fault can be reported of. */
export interface FaultProduct {
  readonly name: string;
  readonly code: string;
}

/** Whether name or code of a product holds what was typed. */
export function isProductSearched({ name, code }: FaultProduct, typed: string): boolean {
  return fold(`${name} ${code}`).includes(fold(typed.trim()));
}
