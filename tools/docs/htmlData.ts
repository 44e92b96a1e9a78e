import { TRIGGERS } from '../../src/runtime/registryEntry';
import { OPENABLE } from '@/diagnostics/known';
import { WIDGETS, type Described } from './widgets';

interface Value {
  readonly name: string;
  readonly description?: string;
}

interface Attribute {
  readonly name: string;
  readonly description: string;
  readonly values?: readonly Value[];
}

const values = (names: readonly string[]): readonly Value[] => names.map((name) => ({ name }));

/**
 * `vitrin.html-data.json`: what an editor offers while a container is written. Custom data of Visual Studio Code,
 * version 1.1, which other editors read as well.
 */
export function htmlData(): string {
  const globalAttributes: readonly Attribute[] = [
    {
      name: 'data-widget',
      description: 'The widget that this container shows.',
      values: WIDGETS.map(({ name, about }) => ({ name, description: about.summary })),
    },
    { name: 'data-load', description: 'When the widget loads, in place of its own default.', values: values(TRIGGERS) },
    { name: 'data-vitrin-open', description: 'A click on this element opens the widget of that name.', values: values(OPENABLE) },
    {
      name: 'data-css-layer',
      description: 'On the script tag of vitrin.js: its styles stand in `@layer vitrin`, which the page orders.',
    },
    ...options(),
  ];
  return `${JSON.stringify({ version: 1.1, globalAttributes }, null, 2)}\n`;
}

/** Each option once, with the widgets that have it. */
function options(): readonly Attribute[] {
  const names = [...new Set(WIDGETS.flatMap(({ about }) => Object.keys(about.options ?? {})))].sort();
  return names.map((name) => {
    const having = WIDGETS.flatMap((widget) => optionOf(widget, name) ?? []);
    const [first] = having;
    if (!first) throw new Error(`no widget has ${name}`);
    const { option } = first;
    const description = `${having.map(({ widget }) => widget).join(', ')}: ${option.says} Without it: ${option.otherwise ?? 'refused'}.`;
    return { name, description, ...(typeof option.values === 'string' ? {} : { values: values(option.values) }) };
  });
}

function optionOf({ name: widget, about }: Described, name: string) {
  const option = Object.entries(about.options ?? {}).find(([key]) => key === name)?.[1];
  return option && { widget, option };
}
