import type { Advice } from './diagnostic';
import type { ReadJson } from './json';
import { OPENABLE } from './known';
import { nearest } from './nearest';
import { advisePageData } from './pageData';
import { en, type Words } from './words/en';
import type { WrittenPage } from './writtenPage';

/** What can be told about a page as a whole. */
export function diagnosePage(page: WrittenPage, readJson: ReadJson, words: Words = en): readonly Advice[] {
  return [
    ...adviseScripts(page, words),
    ...adviseToken(page, words),
    ...advisePageData(page, readJson, words),
    ...adviseOpeners(page, words),
    ...adviseProductCode(page, words),
  ];
}

function adviseScripts({ scripts, widgets }: WrittenPage, words: Words): Advice[] {
  if (scripts.length === 0 && widgets.length > 0) return [{ code: 'missing-script', ...words.missingScript() }];
  const advice: Advice[] = [];
  if (scripts.length > 1) advice.push({ code: 'several-scripts', ...words.severalScripts(scripts.length), at: ['script', 1] });
  const classic = scripts.findIndex(({ isModule }) => !isModule);
  if (classic >= 0) advice.push({ code: 'wrong-script', ...words.classicScript(), at: ['script', classic] });
  const open = scripts.findIndex(({ isOpen }) => isOpen);
  if (open >= 0) advice.push({ code: 'wrong-script', ...words.openScript(), at: ['script', open] });
  return advice;
}

function adviseToken({ hasToken, widgets }: WrittenPage, words: Words): Advice[] {
  return hasToken || widgets.length === 0 ? [] : [{ code: 'missing-token', ...words.missingToken() }];
}

function adviseOpeners({ openers, widgets }: WrittenPage, words: Words): Advice[] {
  return [...new Set(openers)].flatMap((name) => {
    const opener = { code: 'nothing-to-open', at: ['opener', name] } as const;
    if (!OPENABLE.includes(name)) {
      const meant = nearest(name, OPENABLE);
      return [{ ...opener, ...(meant ? words.misspeltOpener(name, meant) : words.unknownOpener(name, OPENABLE)) }];
    }
    return widgets.includes(name) ? [] : [{ ...opener, ...words.nothingToOpen(name) }];
  });
}

function adviseProductCode({ widgets, hasProductCode }: WrittenPage, words: Words): Advice[] {
  if (!widgets.includes('fault-report') || hasProductCode) return [];
  return [{ code: 'missing-field', ...words.missingField(), at: ['widget', 'fault-report'] }];
}
