import { TRIGGERS } from '@/runtime/registryEntry';
import type { Advice } from './diagnostic';
import type { ReadJson } from './json';
import { COMMON_ATTRIBUTES, KNOWN_WIDGETS } from './known';
import { nearest } from './nearest';

/** A container as its page wrote it. */
export interface WrittenContainer {
  readonly name: string;
  /** Its attributes by their names in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The texts of its child scripts of type `application/json`. */
  readonly json: readonly string[];
  /** Whether such a script stands deeper in it, where it is not read. */
  readonly hasDeepJson: boolean;
  /** The type of a child script that looks like its JSON and is not; null where there is none. */
  readonly strangeType: string | null;
  /** The name of the container that it stands in; null where it stands in none. */
  readonly around: string | null;
}

/** What can be told about a container without its widget's code: names, options, and the shape of its JSON. */
export function diagnoseContainer(container: WrittenContainer, readJson: ReadJson): readonly Advice[] {
  const widget = Object.hasOwn(KNOWN_WIDGETS, container.name) ? KNOWN_WIDGETS[container.name] : undefined;
  if (!widget) return [unknownWidget(container.name)];
  return [
    ...diagnoseNesting(container),
    ...unknownOptions(container, [...widget.options, ...widget.data.map(attributeOf)]),
    ...wrongTrigger(container.attributes['data-load']),
    ...wrongJson(container, [...widget.data, ...widget.options.map(keyOf)], readJson),
  ];
}

function unknownWidget(name: string): Advice {
  const names = Object.keys(KNOWN_WIDGETS);
  const meant = nearest(name, names);
  return {
    code: 'unknown-widget',
    message: name ? `data-widget="${name}" is no widget.` : 'data-widget is empty.',
    fix: meant ? `Write data-widget="${meant}".` : `Use one of: ${names.join(', ')}.`,
    at: ['attribute', 'data-widget'],
  };
}

function diagnoseNesting({ name, around }: WrittenContainer): Advice[] {
  if (around === null) return [];
  const message = `${name} stands inside the container of ${around}, and vanishes with its fallback.`;
  return [{ code: 'nested-container', message, fix: `Close the container of ${around} with </div> before it.` }];
}

/** What the child JSON says can be said by an attribute, and the other way round (contract §2). */
const attributeOf = (key: string): string => `${PREFIX}${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const keyOf = (attribute: string): string =>
  attribute.slice(PREFIX.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const PREFIX = 'data-';

/** Attributes of the theme's own are none of our business, unless one looks like a slip of the pen. */
function unknownOptions({ name, attributes }: WrittenContainer, options: readonly string[]): Advice[] {
  const known = [...options, ...COMMON_ATTRIBUTES];
  const words = known.map((attribute) => attribute.slice(PREFIX.length));
  return Object.keys(attributes).flatMap((attribute) => {
    if (!attribute.startsWith(PREFIX) || known.includes(attribute)) return [];
    const meant = nearest(attribute.slice(PREFIX.length), words);
    if (!meant || PREFIX + meant in attributes) return [];
    return [
      {
        code: 'unknown-option',
        message: `${attribute} is no option of ${name}.`,
        fix: `Write ${PREFIX}${meant}.`,
        at: ['attribute', attribute],
      },
    ];
  });
}

function wrongTrigger(load: string | undefined): Advice[] {
  if (load === undefined || TRIGGERS.some((trigger) => trigger === load)) return [];
  const fix = `Use one of: ${TRIGGERS.join(', ')}. Without it the widget loads when it does by default.`;
  return [
    { code: 'wrong-trigger', message: `data-load="${load}" is no moment to load at.`, fix, at: ['attribute', 'data-load'] },
  ];
}

function wrongJson(
  { json, hasDeepJson, strangeType, attributes }: WrittenContainer,
  keys: readonly string[],
  readJson: ReadJson,
): Advice[] {
  const [first, ...more] = json;
  const advice: Advice[] = [];
  if (more.length > 0) {
    const fix = 'Join them into one object in one <script type="application/json">.';
    advice.push({
      code: 'several-json',
      message: `It holds ${json.length} child JSON scripts; only the first is read.`,
      fix,
      at: ['json', 1],
    });
  }
  if (hasDeepJson && first === undefined) {
    const fix = 'Make the <script type="application/json"> a direct child of the container.';
    advice.push({ code: 'misplaced-json', message: 'Its JSON stands inside another element, where it is not read.', fix });
  }
  if (strangeType !== null && first === undefined) {
    const message = `Its child script of the type "${strangeType}" is not read.`;
    advice.push({ code: 'wrong-json-type', message, fix: 'Write <script type="application/json">.' });
  }
  if (first === undefined) return advice;
  const reading = readJson(first);
  if (!reading.ok) {
    const fix = 'Print the data with the JSON function of the template language, with every < as \\u003c.';
    return [
      ...advice,
      {
        code: 'malformed-json',
        message: `Its child JSON is malformed: ${reading.reason}`,
        fix: reading.fix ?? fix,
        at: ['json', 0],
      },
    ];
  }
  return [...advice, ...unknownKeys(reading.value, keys, attributes)];
}

function unknownKeys(value: unknown, keys: readonly string[], attributes: Readonly<Record<string, string>>): Advice[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return [
      {
        code: 'malformed-json',
        message: 'Its child JSON is no object.',
        fix: 'Wrap the data in one object: { … }.',
        at: ['json', 0],
      },
    ];
  }
  return Object.keys(value).flatMap((key) => {
    const meant = keys.includes(key) ? null : nearest(key, keys);
    if (!meant || meant in value || attributeOf(meant) in attributes) return [];
    return [
      {
        code: 'unknown-data',
        message: `Its child JSON says "${key}", which is not read.`,
        fix: `Write "${meant}".`,
        at: ['json', 0, key],
      },
    ];
  });
}
