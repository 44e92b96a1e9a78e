import type { DefaultTreeAdapterTypes } from 'parse5';
import { readJson, type JsonDocument } from '../json/read';
import { printsContent } from '../template/attributes';
import { turnsBetween } from '../template/branches';
import { regionsIn, type Region } from '../template/region';
import { childrenOf, elementsIn, valueOf, type WrittenElement } from './element';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** A container of the page. */
export interface PageContainer {
  readonly element: WrittenElement;
  /** Its `data-widget`; null where a template fills it in. */
  readonly name: string | null;
  /** Its child JSON scripts. */
  readonly json: readonly JsonDocument[];
  readonly hasDeepJson: boolean;
  /** The type of a child script that looks like its JSON and is not. */
  readonly strangeType: string | null;
  /** Where such a script stands, or one that is too deep in it. */
  readonly unread: number | null;
  /** The name of the container around it. */
  readonly around: string | null;
  /** Where a browser cannot leave it: in a link or a button, or in a table, out of which it is moved. */
  readonly trappedIn: 'a' | 'button' | 'table' | null;
  /** A template may add children, and so data. */
  readonly hasMoreChildren: boolean;
}

/** What is read beside an element: the text of the file, and where a template fills it in. */
export interface Reading {
  readonly text: string;
  readonly regions: readonly Region[];
}

/** Reads a container; null for an element that is none. */
export function containerOf(element: Element, written: WrittenElement, { text, regions }: Reading): PageContainer | null {
  const widget = written.attributes.get('data-widget');
  if (!widget) return null;
  const children = childrenOf(element);
  const scripts = children.filter(isJsonScript);
  const strange = strangeIn(children);
  const [deep] = children.flatMap((child) => (isContainer(child) ? [] : jsonBelow(child)));
  const covered = children.flatMap(({ sourceCodeLocation: place }) => place ?? []);
  return {
    element: written,
    name: widget.isUnknown ? null : widget.value,
    json: scripts.flatMap((script) => jsonOf(script, { text, regions }) ?? []),
    strangeType: strange ? (valueOf(strange, 'type') ?? '') : null,
    unread: (strange ?? deep)?.sourceCodeLocation?.startOffset ?? null,
    around: aroundOf(element, { text, regions }),
    trappedIn: trapOf(element),
    hasDeepJson: deep !== undefined,
    hasMoreChildren:
      [element, ...children].some(hasPrintedContent) ||
      regionsIn(regions, written.inner, written.innerEnd).some(
        ({ start, end, prints }) =>
          prints !== 'nothing' &&
          start >= written.inner &&
          end <= written.innerEnd &&
          !covered.some((place) => start >= place.startOffset && end <= place.endOffset),
      ),
  };
}

/** The JSON of a script element. */
export function jsonOf(script: Element, { text, regions }: Reading): JsonDocument | null {
  const place = script.sourceCodeLocation;
  if (!place?.startTag) return null;
  const json = readJson(text, place.startTag.endOffset, place.endTag?.startOffset ?? place.endOffset, regions);
  if (hasPrintedContent(script)) return { ...json, value: undefined, fault: null, holes: [[]], isOpen: true, repeated: [] };
  if (place.endTag || regions.length > 0) return json;
  const fix = 'Write </script> directly after the data; HTML knows no <script … />.';
  return {
    ...json,
    fault: { offset: place.startOffset, reason: 'its script is not closed, and the rest of the page is lost in it.', fix },
  };
}

function strangeIn(children: readonly Element[]): Element | undefined {
  return children.find(
    (child) =>
      child.tagName === 'script' &&
      !isJsonScript(child) &&
      (valueOf(child, 'type')?.includes('json') === true || textIn(child).trimStart().startsWith('{')),
  );
}

const textIn = ({ childNodes }: Element): string => childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** One that begins in another branch of the template is not around it. */
function aroundOf(element: Element, { text, regions }: Reading): string | null {
  const place = element.sourceCodeLocation?.startOffset ?? 0;
  for (let node = element.parentNode; node && 'tagName' in node; node = node.parentNode) {
    const name = valueOf(node, 'data-widget');
    if (name !== undefined && !turnsBetween(text, regions, node.sourceCodeLocation?.startOffset ?? 0, place)) return name;
  }
  return null;
}

/** Whether an element stands in a container, and is none itself. */
export function isInContainer(element: Element, reading: Reading): boolean {
  return !isContainer(element) && aroundOf(element, reading) !== null;
}

function trapOf(element: Element): PageContainer['trappedIn'] {
  for (let node = element.parentNode; node && 'tagName' in node; node = node.parentNode)
    if (node.tagName === 'a' || node.tagName === 'button') return node.tagName;
  return element.parentNode && movedOutIn(element.parentNode).has(element) ? 'table' : null;
}

/** What was moved out of tables, by its new parent. */
const movedOut = new WeakMap<ParentNode, ReadonlySet<unknown>>();

/** The children that were written in a table and may not stand there: the parser puts them in front of it, as browsers do. */
function movedOutIn(parent: ParentNode): ReadonlySet<unknown> {
  const known = movedOut.get(parent);
  if (known) return known;
  const moved = new Set<unknown>();
  let table = Infinity;
  for (const node of [...parent.childNodes].reverse()) {
    const start = node.sourceCodeLocation?.startOffset ?? 0;
    if (table < start) moved.add(node);
    if (node.nodeName === 'table') table = Math.min(table, start);
  }
  movedOut.set(parent, moved);
  return moved;
}

function isJsonScript(element: Element): boolean {
  return element.tagName === 'script' && valueOf(element, 'type')?.toLowerCase() === 'application/json';
}

/** Whether an attribute of its own has a template print what stands in it. */
export const hasPrintedContent = ({ attrs }: Element) => attrs.some(({ name }) => printsContent(name));

const isContainer = (element: Element) => valueOf(element, 'data-widget') !== undefined;

/** The first JSON script below an element, the page's own data and those of other containers aside. */
function jsonBelow(root: Element): readonly Element[] {
  const foreign = new Set<Element>();
  for (const element of elementsIn(root)) {
    const isForeign =
      element !== root &&
      (isContainer(element) ||
        (element.parentNode !== null && 'tagName' in element.parentNode && foreign.has(element.parentNode)));
    if (isForeign) foreign.add(element);
    else if (element !== root && isJsonScript(element) && valueOf(element, 'id') !== 'vitrin-page') return [element];
  }
  return [];
}
