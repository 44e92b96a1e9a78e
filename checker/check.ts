import type { DiagnosticCode } from '../src/diagnostics/diagnostic';
import type { Source } from './input/source';
import { readPage } from './page/read';
import { policyFindings } from './policy/findings';
import type { Finding, Problem } from './problem';
import { charsetFindings } from './findings/charset';
import { containerFindings } from './findings/container';
import { dataFinding } from './findings/data';
import { attributeFindings } from './findings/attributes';
import { fileFindings } from './findings/files';
import { lostFindings } from './findings/lost';
import { pageFindings } from './findings/page';
import { placeFindings } from './findings/place';
import { surroundingsOn } from './findings/products';
import { productFindings } from './findings/productValues';

/** Written, but not where it is read. */
const UNREAD: readonly DiagnosticCode[] = [
  'unknown-option',
  'unknown-data',
  'misplaced-json',
  'wrong-json-type',
  'malformed-json',
];

/** Checks a page or a template. Answers with what is wrong with it, in the order of the file; never rejects. */
export async function checkSource(source: Source): Promise<readonly Problem[]> {
  const page = readPage(source);
  const surroundings = surroundingsOn(page);
  const ofAttributes = attributeFindings(page);
  const findings: Finding[] = [
    ...charsetFindings(source),
    ...pageFindings(page),
    ...ofAttributes,
    ...lostFindings(page),
    ...productFindings(page),
    ...policyFindings(page),
    ...(await fileFindings(page)),
  ];
  for (const container of page.containers) {
    const written = containerFindings(container);
    const data = await dataFinding(container, surroundings);
    // What is missing because it was written where nothing reads it is told already.
    const { start, inner } = container.element;
    const onIt = ofAttributes.filter(({ offset }) => offset > start && offset < inner);
    const isTold = data?.isMissing && [...written, ...onIt].some(({ code }) => UNREAD.includes(code));
    findings.push(...written, ...placeFindings(container), ...(data && !isTold ? [data.finding] : []));
  }
  return findings
    .sort((one, other) => one.offset - other.offset)
    .map(({ offset, ...words }) => ({ ...page.spot(offset), ...words }));
}
