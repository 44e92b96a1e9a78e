import { diagnosePage } from '@/diagnostics/page';
import type { ContainerEvent } from '@/runtime/page/log';
import { readRawPage } from '@/runtime/page/pageElement';
import { complaintsOf } from './complaints';
import type { Facts, Problem } from './facts';
import { allFiles } from './files';
import { readJson } from './json';
import { writtenPage } from './written';

/** What can be told of the page as a whole; `history` is what the runtime had to say of its data. */
export function pageFacts(
  containers: readonly HTMLElement[],
  history: readonly ContainerEvent[],
  violations: readonly Problem[],
): Facts {
  const page = writtenPage(containers.map(({ dataset }) => dataset.widget ?? ''));
  const reading = readRawPage();
  return {
    title: 'Page',
    state: '',
    problems: [...diagnosePage(page, readJson), ...complaintsOf(history), ...violations],
    rows: [
      ['Containers', `${containers.length}, ${containers.filter(({ dataset }) => dataset.vitrinState === 'ready').length} ready`],
      ['Page data', reading.kind === 'given' ? Object.keys(reading.page).join(', ') : reading.kind],
      ['Token', page.hasToken ? 'yes' : 'no'],
      ['Styles', document.querySelector('[data-css-layer]') ? 'in @layer vitrin, by data-css-layer' : ''],
      ['Policy', `${violations.length || 'nothing'} refused`],
      ['Files', `${allFiles()} in all`],
    ],
    data: '',
  };
}
