import type { ComponentType, ReactElement } from 'react';
import type * as v from 'valibot';
import type { Product } from '@/domain/product';
import type { LeftOut } from '@/schemas/entries';
import { read, type ReadResult } from '@/schemas/read';

/** What a widget may ask of the page beside its container's own data. */
export interface WidgetContext {
  /** A product that the page JSON or another container gave; undefined where none did (contract §2). */
  findProduct(id: string): Product | undefined;
}

/** What a container's data come to: an element to render, with the entries that were left out of its lists, or what is wrong. */
export type Prepared = ReadResult<ReactElement> & { readonly leftOut?: readonly LeftOut[] };

/** A widget, as its chunk exports it: container data in, an element to render out. */
export interface Widget<Slice = never> {
  /** `raw` is the container's `data-*` options in camelCase, joined with its child JSON. */
  prepare(raw: unknown, surroundings: WidgetContext): Prepared;
  /** Slices of the store that this widget needs and a page without it does not. */
  readonly slices?: readonly Slice[];
}

/** A widget whose checked data are its component's props. */
export function defineWidget<Props extends object>(
  schema: v.GenericSchema<unknown, Props>,
  Component: ComponentType<Props>,
): Widget {
  return {
    prepare(raw) {
      const props = read(schema, raw);
      return props.ok ? { ok: true, value: <Component {...props.value} /> } : props;
    },
  };
}
