import { adviseUnreadContainer } from '@/diagnostics/attributes';
import { adviseMessages } from '@/diagnostics/pageNames';
import type * as Rules from '@/diagnostics/values';
import type { Bundle } from '@/runtime/bundle';
import { dom } from '@/runtime/page/dom';
import { pageLocale, readRawPage } from '@/runtime/page/pageElement';
import { TEXTS_PARTS } from '@/runtime/registryEntry';
import { faintParts } from '../contrast/faint';
import type { InspectorWords } from '../words/en';
import type { Problem } from './facts';
import { readJson } from './json';
import { attributesOf, writtenContainer } from './written';

/** What takes a closer look, which is taken now and then. */
export interface CloserLook {
  readonly ofPage: readonly Problem[];
  readonly of: ReadonlyMap<HTMLElement, readonly Problem[]>;
}

/** Milliseconds between two closer looks: at every element, and at colours. */
const PAUSE = 1500;

/**
 * Makes what looks closer. The rules of the shop are asked for once a widget's code is there, which has brought them: the
 * inspector loads nothing that the page does not, but for the keys of its texts where the page replaces some.
 */
export function createCloserLook(
  { loadTexts }: Pick<Bundle, 'loadTexts'>,
  words: InspectorWords,
): (containers: readonly HTMLElement[]) => CloserLook {
  let rules: typeof Rules | null = null;
  let texts: readonly string[] | null = null;
  let next = 0;
  let before = '';
  let last: CloserLook = { ofPage: [], of: new Map() };
  const { diagnostics } = words;

  const askForRules = () => {
    import('@/diagnostics/values').then(
      (module) => {
        rules = module;
        next = 0;
      },
      () => undefined,
    );
  };
  const askForTexts = () => {
    const locale = pageLocale();
    Promise.all(TEXTS_PARTS.map((part) => loadTexts(part, locale))).then(
      (all) => {
        texts = all.flatMap((each) => Object.keys(each));
        next = 0;
      },
      () => undefined,
    );
  };

  return (containers) => {
    const states = containers.map(({ dataset }) => dataset.vitrinState);
    if (performance.now() < next && states.join() === before) return last;
    before = states.join();
    next = performance.now() + PAUSE;
    const { page } = readRawPage();
    if (!rules && states.some((state) => state === 'ready' || state === 'error')) askForRules();
    if (!texts && page.messages !== undefined) askForTexts();
    const known = rules;
    const currencies = known?.currenciesIn(page) ?? null;
    const ofData = (container: HTMLElement): readonly Problem[] => {
      const {
        name,
        json: [json = '{}'],
      } = writtenContainer(container);
      const reading = readJson(json);
      if (!known || !reading.ok) return [];
      return [
        ...known.adviseProducts(reading.value, [], currencies, diagnostics),
        ...known.adviseTotal(name, reading.value, diagnostics),
        ...known.adviseResult(name, reading.value, diagnostics),
        ...known.adviseCampaign(name, reading.value, diagnostics),
      ];
    };
    last = {
      ofPage: [
        ...[...dom.querySelectorAll('body *')].flatMap((element) => adviseUnreadContainer(attributesOf(element), diagnostics)),
        ...(known?.advisePageValues(page, diagnostics) ?? []),
        ...(known?.adviseProducts(page, ['products'], currencies, diagnostics) ?? []),
        ...(texts ? adviseMessages(page, texts, diagnostics) : []),
      ],
      of: new Map(containers.map((container) => [container, [...ofData(container), ...faintParts(container, words)]])),
    };
    return last;
  };
}
