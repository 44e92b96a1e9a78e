import type { WidgetContext } from '@/page/container/widget';
import { readCartLine } from '@/schemas/cart';
import type { FieldProblem } from '@/schemas/read';
import type { WidgetMeta } from '../../src/page/widgetMeta';
import { registry } from '../../registry';
import { isObject } from '../../src/diagnostics/json';
import type { PageContainer } from '../page/container';
import type { Finding } from '../problem';
import { certainProblems } from './holes';
import { isMissing, missingValue, wrongValue } from './words';

const abouts = import.meta.glob<WidgetMeta>('../../widgets/*/meta.ts', { eager: true, import: 'about' });

const PREFIX = 'data-';

/** What a widget refuses, and whether it is that something is not there. */
export interface DataFinding {
  readonly finding: Finding;
  readonly isMissing: boolean;
}

/** What the widget itself says of its container's data (contract §2), where its page is not filled in later. */
export async function dataFinding(container: PageContainer, surroundings: WidgetContext): Promise<DataFinding | null> {
  const {
    name,
    element,
    json: [document],
  } = container;
  const entry = name !== null && Object.hasOwn(registry, name) ? registry[name] : undefined;
  const json = document ? document.value : {};
  if (!entry || name === null || !isObject(json)) return null;
  const options = optionsOf(container);
  const unknown = [...element.attributes]
    .filter(([attribute, { isUnknown }]) => isUnknown && attribute.startsWith(PREFIX))
    .map(([attribute]) => [keyOf(attribute)]);
  const holes = [...unknown.filter(([key = '']) => !Object.hasOwn(json, key)), ...(document?.holes ?? [])];
  const { prepare } = (await entry.load()).default;
  const given = { ...options, ...json };
  const [problem] = certainProblems(given, holes, (data) => {
    const prepared = prepare(data, surroundings);
    return prepared.ok
      ? [...(prepared.leftOut ?? []).map(({ problem: ofEntry }) => ofEntry), ...unreadLines(name, data)]
      : [prepared.problem];
  });
  if (!problem) return null;
  const missing = isMissing(problem);
  if (missing && mayBeThere(problem, container)) return null;
  const finding: Finding = { code: 'invalid-data', widget: name, ...locate(problem, missing, container, name) };
  return { finding, isMissing: missing };
}

/** The checkout shows its lines as far as they can be read, and so refuses none. */
function unreadLines(name: string, data: unknown): readonly FieldProblem[] {
  if (name !== 'checkout' || !isObject(data) || !Array.isArray(data.items)) return [];
  return data.items.flatMap((line: unknown, index) => {
    const { unread } = readCartLine(line);
    return unread ? [{ ...unread, field: ['items', index, unread.field].filter((step) => step !== '').join('.') }] : [];
  });
}

/** Whether what is missing in the file may be put there by a template. */
function mayBeThere(problem: FieldProblem, { json: [document], element, hasMoreChildren }: PageContainer): boolean {
  const isOption = !problem.field.includes('.');
  return document?.isOpen === true || (isOption && (hasMoreChildren || element.hasMoreAttributes));
}

function locate(
  problem: FieldProblem,
  missing: boolean,
  { element, json: [document] }: PageContainer,
  widget: string,
): Omit<Finding, 'code'> {
  const path = problem.field.split('.');
  const [key = ''] = path;
  const isInJson = isObject(document?.value) && Object.hasOwn(document.value, key);
  if (document && isInJson) {
    const words = missing ? missingValue(problem.field, 'its child JSON') : wrongValue(`"${problem.field}"`, problem);
    return { offset: document.placeOf(path, 'value'), ...words };
  }
  const attribute = attributeOf(key);
  const place = element.attributes.get(attribute);
  const isOption = Object.hasOwn(abouts[`../../widgets/${widget}/meta.ts`]?.options ?? {}, attribute);
  if (place && isOption) return { offset: place.start, ...wrongValue(attribute, problem) };
  if (place) {
    const { fix } = missingOption(widget, key, document !== undefined);
    return { offset: place.start, message: `${attribute} cannot say "${key}" of ${widget}.`, fix };
  }
  return {
    offset: document ? document.placeOf([], 'value') : element.start,
    ...missingOption(widget, key, document !== undefined),
  };
}

/** What is missing altogether, and each place where it could stand. */
function missingOption(widget: string, key: string, hasJson: boolean): Pick<Finding, 'message' | 'fix'> {
  const about = abouts[`../../widgets/${widget}/meta.ts`];
  const own = attributeOf(key);
  const option = [own, `${own}-id`].find((name) => Object.hasOwn(about?.options ?? {}, name));
  const attribute = option === undefined ? null : `${option}="…"`;
  const type = about?.data?.[key]?.type.replaceAll('`', '');
  const data = type && `"${key}" (${type})${hasJson ? ' to its child JSON' : ' in a child <script type="application/json">'}`;
  const fix = [data && `add ${data}`, attribute && `write ${attribute}`].filter(Boolean).join(', or ');
  return {
    message: `${widget} has no "${key}", and cannot show without.`,
    fix: `${fix.charAt(0).toUpperCase()}${fix.slice(1)}.`,
  };
}

function optionsOf({ element }: PageContainer): Record<string, string> {
  const options = [...element.attributes].filter(([name]) => name.startsWith(PREFIX));
  return Object.fromEntries(options.map(([name, { value }]) => [keyOf(name), value]));
}

/** `data-product-id` as `dataset` names it: `productId`. */
function keyOf(attribute: string): string {
  return attribute.slice(PREFIX.length).replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function attributeOf(key: string): string {
  return `data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
