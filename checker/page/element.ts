import type { DefaultTreeAdapterTypes } from 'parse5';
import { printedBy, printsAttributes } from '../template/attributes';
import { isFilledIn, regionsIn, type Region } from '../template/region';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** An attribute as its page wrote it. */
export interface WrittenAttribute {
  readonly value: string;
  /** Where it begins, in the file. */
  readonly start: number;
  /** A template fills its value in, or a part of it. */
  readonly isUnknown: boolean;
}

/** An element, with where its parts stand in the file. */
export interface WrittenElement {
  readonly tag: string;
  /** By their names in lower case; those whose name a template fills in are not among them. */
  readonly attributes: ReadonlyMap<string, WrittenAttribute>;
  /** A template may add attributes. */
  readonly hasMoreAttributes: boolean;
  /** A template chooses which attributes stand there. */
  readonly hasChoices: boolean;
  readonly start: number;
  /** Directly after its start tag. */
  readonly inner: number;
  /** Where its end tag begins; where it ends, if it has none. */
  readonly innerEnd: number;
}

/** Reads an element; null for one that the page did not write, such as a `<tbody>` that the parser adds. */
export function elementOf(element: Element, regions: readonly Region[]): WrittenElement | null {
  const location = element.sourceCodeLocation;
  const tag = location?.startTag;
  if (!location || !tag) return null;
  const places = location.attrs ?? {};
  const attributes = new Map<string, WrittenAttribute>();
  for (const { name, value } of element.attrs) {
    const place = places[name];
    if (!place || isFilledIn(regions, place.startOffset, place.startOffset + name.length)) continue;
    attributes.set(name, { value, start: place.startOffset, isUnknown: isFilledIn(regions, place.startOffset, place.endOffset) });
  }
  for (const [name, { start }] of [...attributes]) {
    const printed = printedBy(name);
    if (printed !== null) attributes.set(printed, { value: '', start, isUnknown: true });
  }
  const inTag = regionsIn(regions, tag.startOffset, tag.endOffset).filter(
    ({ start, end, prints }) => prints !== 'nothing' && start >= tag.startOffset && end <= tag.endOffset,
  );
  const inValues = inTag.filter(({ start, end }) =>
    [...attributes].some(([name]) => start < (places[name]?.endOffset ?? 0) && end > (places[name]?.startOffset ?? 0)),
  );
  return {
    tag: element.tagName,
    attributes,
    hasMoreAttributes: inTag.length > inValues.length || [...attributes.keys()].some(printsAttributes),
    hasChoices: inTag.some(({ prints }) => prints !== 'value'),
    start: tag.startOffset,
    inner: tag.endOffset,
    innerEnd: location.endTag?.startOffset ?? location.endOffset,
  };
}

/** The elements of a document in its order, without what stands in `<template>`s, which is not on the page. */
export function* elementsIn(root: Node): Generator<Element> {
  const waiting: Node[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if ('tagName' in node) yield node;
    if (!('childNodes' in node)) continue;
    for (const child of [...node.childNodes].reverse()) waiting.push(child);
  }
}

/** The elements directly in one. */
export function childrenOf(element: Element): readonly Element[] {
  return element.childNodes.filter((child) => 'tagName' in child);
}

/** An attribute of the parsed element. */
export function valueOf(element: Element, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}
