import { posix } from 'node:path';
import { headingOf, listGroups, turkishOf } from './navigation';
import { summaryOf } from './summary';

/** Where a document lies beside the pages of the site. The changes lie outside their folder: their page is named. */
const addressOf = (path: string) => (path === 'CHANGELOG.md' ? 'changelog.html' : posix.relative('docs', path));

const line = (path: string) => `- [${headingOf(path)}](${addressOf(path)}): ${summaryOf(path)}`;

/** `llms.txt`: what there is to read, for programs that read along (llmstxt.org). It names the Markdown, not the pages. */
export function llmsText(): string {
  const groups = listGroups();
  const turkish = groups.flatMap(({ documents }) => documents.flatMap((path) => turkishOf(path) ?? []));
  const sections = [
    ...groups.map(({ title, documents }) => ({ title: title.en, documents })),
    { title: 'Türkçe', documents: turkish },
  ];
  return (
    [
      '# Vitrin',
      `> ${summaryOf('docs/README.md')} One script mounts them in the server-rendered pages of a wholesale shop.`,
      ...sections.map(({ title, documents }) => [`## ${title}`, documents.map(line).join('\n')].join('\n\n')),
    ].join('\n\n') + '\n'
  );
}
