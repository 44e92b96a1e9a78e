import type { Source } from './input/source';
import { readPage } from './page/read';
import { policyFindings } from './policy/findings';
import type { Finding, Problem } from './problem';
import { containerFindings } from './findings/container';
import { dataFinding } from './findings/data';
import { pageFindings } from './findings/page';
import { surroundingsOn } from './findings/products';

/** Checks a page or a template. Answers with what is wrong with it, in the order of the file; never rejects. */
export async function checkSource(source: Source): Promise<readonly Problem[]> {
  const page = readPage(source);
  const surroundings = surroundingsOn(page);
  const findings: Finding[] = [...pageFindings(page), ...policyFindings(page)];
  for (const container of page.containers) {
    const data = await dataFinding(container, surroundings);
    findings.push(...containerFindings(container), ...(data ? [data] : []));
  }
  return findings
    .sort((one, other) => one.offset - other.offset)
    .map(({ offset, ...words }) => ({ ...page.spot(offset), ...words }));
}
