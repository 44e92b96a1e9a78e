import { ErrorCodes, parse, type DefaultTreeAdapterTypes } from 'parse5';
import type { Source } from '../input/source';
import { spotsOf, type Spot } from '../input/lines';
import type { JsonDocument } from '../json/read';
import { findRegions } from '../template/find';
import { maskRegions } from '../template/mask';
import type { Region } from '../template/region';
import { containerOf, hasPrintedContent, jsonOf, type PageContainer } from './container';
import { otherJsonOf, type OtherJson } from './otherJson';
import { repeatedIn, type RepeatedAttribute } from './repeated';
import { elementOf, elementsIn, type WrittenElement } from './element';
import { holdsMore } from './gaps';
import { baseOf, isLikeToken, isToken, loadersAmong, policyOf, scriptOf, type PagePolicy, type PageScript } from './head';

type Element = DefaultTreeAdapterTypes.Element;

/** A page, or a piece of one, as far as Vitrin is concerned. */
export interface ReadPage {
  readonly source: Source;
  readonly regions: readonly Region[];
  /** Everything that stands in the file, in its order. */
  readonly elements: readonly WrittenElement[];
  /** Attributes that stand twice on one element. */
  readonly repeated: readonly RepeatedAttribute[];
  /** JSON scripts that are neither the page data nor those of a container. */
  readonly otherJson: readonly OtherJson[];
  /** Nothing of the page stands elsewhere: not in other files, and not in what a template puts in. */
  readonly isWhole: boolean;
  readonly containers: readonly PageContainer[];
  /** The data of the elements with the id `vitrin-page`. */
  readonly pageData: readonly JsonDocument[];
  /** The type of the first script with that id; '' without one, null where there is no such script or a template prints it. */
  readonly pageType: string | null;
  readonly scripts: readonly PageScript[];
  /** The address that those of the page count from; null where it is the page's own. */
  readonly base: string | null;
  readonly openers: ReadonlyArray<{ readonly name: string; readonly start: number }>;
  readonly policies: readonly PagePolicy[];
  readonly hasToken: boolean;
  /** Where something stands that was meant to be the token. */
  readonly likeToken: number | null;
  readonly hasProductCode: boolean;
  /** Where a comment begins that does not end. */
  readonly openComment: number | null;
  /** Where the head begins, or else the page: what is missing is told there. */
  readonly head: number;
  readonly spot: (offset: number) => Spot;
}

/** Reads a page or a template; never throws. */
export function readPage(source: Source): ReadPage {
  const { text } = source;
  const regions = findRegions(text, source.syntax);
  const repeats: number[] = [];
  const openComments: number[] = [];
  const masked = maskRegions(text, regions);
  const document = parse(masked, {
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) => {
      if (code === ErrorCodes.duplicateAttribute) repeats.push(startOffset);
      if (code === ErrorCodes.eofInComment) openComments.push(masked.indexOf('<!--', masked.lastIndexOf('-->') + 1));
    },
  });
  const all: Array<readonly [element: Element, written: WrittenElement]> = [];
  for (const element of elementsIn(document)) {
    const written = elementOf(element, regions);
    if (written) all.push([element, written]);
  }
  const written = all.map(([, element]) => element);
  const reading = { text, regions };
  const root = all.find(([{ tagName }]) => tagName === 'html')?.[0];
  const isPage =
    source.url !== null || (root !== undefined && (regions.length === 0 || root.sourceCodeLocation?.endTag !== undefined));
  return {
    source,
    regions,
    elements: written,
    repeated: repeatedIn(written, repeats, text),
    otherJson: all.flatMap(([element, place]) => otherJsonOf(element, place, reading) ?? []),
    isWhole:
      isPage &&
      !holdsMore(written, regions) &&
      !all.some(([element]) => element.tagName !== 'script' && hasPrintedContent(element)),
    containers: all.flatMap(([element, place]) => containerOf(element, place, reading) ?? []),
    pageData: all
      .filter(([, { attributes }]) => attributes.get('id')?.value === 'vitrin-page')
      .flatMap(([element]) => jsonOf(element, reading) ?? []),
    pageType: typeOf(written.find(({ tag, attributes }) => tag === 'script' && attributes.get('id')?.value === 'vitrin-page')),
    scripts: loadersAmong(written.flatMap((element) => scriptOf(element, text) ?? [])),
    base: written.map(baseOf).find((href) => href !== null) ?? null,
    openers: written.flatMap(({ attributes }) => {
      const opener = attributes.get('data-vitrin-open');
      return opener && !opener.isUnknown ? [{ name: opener.value, start: opener.start }] : [];
    }),
    policies: [
      ...source.policies.flatMap((policy) => policy.split(',')).map((policy) => ({ policy, start: null })),
      ...written.flatMap((element) => policyOf(element) ?? []),
    ],
    hasToken: written.some(isToken),
    likeToken: written.find(isLikeToken)?.start ?? null,
    hasProductCode: written.some(({ tag, attributes }) => tag === 'input' && attributes.get('name')?.value === 'productCode'),
    openComment: openComments[0] ?? null,
    head: written.find(({ tag }) => tag === 'head')?.start ?? 0,
    spot: spotsOf(text),
  };
}

function typeOf(script: WrittenElement | undefined): string | null {
  const type = script?.attributes.get('type');
  return !script || script.hasMoreAttributes || type?.isUnknown ? null : (type?.value ?? '');
}
