import { adviseLayer } from '@/diagnostics/attributes';
import { diagnosePage } from '@/diagnostics/page';
import { adviseOtherNames } from '@/diagnostics/pageNames';
import { dom } from '@/runtime/page/dom';
import type { ContainerEvent } from '@/runtime/page/log';
import { readRawPage } from '@/runtime/page/pageElement';
import type { InspectorWords } from '../words/en';
import { complaintsOf } from './complaints';
import type { Facts, Problem } from './facts';
import { allFiles } from './files';
import { readJson } from './json';
import { attributesOf, scriptTags, writtenPage } from './written';

/** What can be told of the page as a whole; `history` is what the runtime had to say of its data, `more` what else is known. */
export function pageFacts(
  containers: readonly HTMLElement[],
  history: readonly ContainerEvent[],
  violations: readonly Problem[],
  more: readonly Problem[],
  words: InspectorWords,
): Facts {
  const page = writtenPage(containers.map(({ dataset }) => dataset.widget ?? ''));
  const reading = readRawPage();
  const { rows, diagnostics } = words;
  const ready = containers.filter(({ dataset }) => dataset.vitrinState === 'ready').length;
  return {
    title: words.page,
    state: '',
    stateWord: '',
    problems: [
      ...diagnosePage(page, (text) => readJson(text, words), diagnostics),
      ...scriptTags().flatMap((tag) => adviseLayer(attributesOf(tag), diagnostics)),
      ...adviseOtherNames(reading.page, diagnostics),
      ...more,
      ...complaintsOf(history, words),
      ...violations,
    ],
    rows: [
      [rows.containers, words.ready(containers.length, ready)],
      [rows.pageData, reading.kind === 'given' ? Object.keys(reading.page).join(', ') : words.pageDataKinds[reading.kind]],
      [rows.token, page.hasToken ? words.yes : words.no],
      [rows.styles, dom.querySelector('[data-css-layer]') ? words.inLayer : ''],
      [rows.policy, words.refused(violations.length)],
      [rows.files, allFiles(words)],
    ],
    data: '',
  };
}
