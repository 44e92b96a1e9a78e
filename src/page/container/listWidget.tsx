import { useEffect, type ComponentType, type ReactElement } from 'react';
import type * as v from 'valibot';
import { complain } from '@/runtime/page/complain';
import { readEntries, type Lists } from '@/schemas/entries';
import { countLeftOut, entriesComplaint, type EntriesComplaint } from '@/schemas/entriesComplaint';
import { useContainer, usePageServices } from './context';
import type { Widget } from './widget';

/**
 * A widget whose checked data are its component's props, the entries of `lists` read one by one: those that cannot be read
 * are left out, which the console and the page hear of in one complaint (`invalid-data`). How many of `items` were is a prop, too.
 * Decision 68.
 */
export function defineListWidget<Props extends object, Slice = never>(
  schema: v.GenericSchema<unknown, Props>,
  lists: Lists,
  Component: ComponentType<Props & { readonly leftOut: number }>,
  slices?: readonly Slice[],
): Widget<Slice> {
  return {
    ...(slices && { slices }),
    prepare(raw) {
      const props = readEntries(schema, raw, lists);
      if (!props.ok) return props;
      return {
        ...props,
        value: withComplaint(
          <Component {...props.value} leftOut={countLeftOut(props.leftOut)} />,
          entriesComplaint(props, lists),
        ),
      };
    },
  };
}

/** `widget`, and beside it what there is to complain of. */
export function withComplaint(widget: ReactElement, complaint: EntriesComplaint | null): ReactElement {
  return (
    <>
      {complaint && <Complaint {...complaint} />}
      {widget}
    </>
  );
}

function Complaint({ message, field }: EntriesComplaint) {
  const container = useContainer();
  const { log } = usePageServices();
  useEffect(() => {
    complain(log, container, { code: 'invalid-data', widget: container.dataset.widget ?? '', message, field });
  }, [log, container, message, field]);
  return null;
}
