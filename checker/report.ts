import type { NotRead } from './input/source';
import type { Problem } from './problem';

/** A file, and what is wrong with it. */
export interface CheckedFile {
  readonly file: string;
  readonly problems: readonly Problem[];
}

/** The report for programs; docs/checker.md describes its shape. */
export function jsonReport(version: string, files: readonly CheckedFile[], notRead: readonly NotRead[]): string {
  return `${JSON.stringify({ version, files, problems: countOf(files), notRead }, null, 2)}\n`;
}

/** The report for people. */
export function plainReport(files: readonly CheckedFile[], notRead: readonly NotRead[], hasColour: boolean): string {
  const paint = (code: number, text: string) => (hasColour ? `\u001b[${code}m${text}\u001b[0m` : text);
  const groups = files
    .filter(({ problems }) => problems.length > 0)
    .map(({ file, problems }) => {
      const places = problems.map(({ line, column }) => `${line}:${column}`);
      const width = Math.max(...places.map(({ length }) => length));
      const told = problems.map(({ code, message, fix }, index) => {
        const margin = ' '.repeat(width + 4);
        return `  ${(places[index] ?? '').padEnd(width)}  ${stripControls(message)} ${paint(2, code)}\n${margin}${paint(32, stripControls(fix))}\n`;
      });
      return `${paint(1, stripControls(file))}\n${told.join('')}\n`;
    });
  return `${groups.join('')}${summary(files)}\n${tellNotRead(notRead)}`;
}

function summary(files: readonly CheckedFile[]): string {
  const problems = countOf(files);
  const checked = pluralise(files.length, 'file');
  if (problems === 0) return `${checked} checked, nothing wrong.`;
  return `${pluralise(problems, 'problem')} in ${files.filter((file) => file.problems.length > 0).length} of ${checked}.`;
}

/** So many kinds of files that were not read are named; `--json` names every file. */
const MOST_KINDS = 12;

/** The files that were not read: of those that are no pages by their names, how many there are of each kind. */
function tellNotRead(notRead: readonly NotRead[]): string {
  if (notRead.length === 0) return '';
  const counts = new Map<string, number>();
  for (const { file, reason } of notRead) {
    if (reason === 'extension') counts.set(endingOf(file), (counts.get(endingOf(file)) ?? 0) + 1);
  }
  const kinds = [...counts].sort(([, one], [, other]) => other - one).map(([ending, count]) => `${count} ${ending}`);
  const rest = kinds.slice(MOST_KINDS).length;
  const single = notRead.flatMap(({ file, reason }) =>
    reason === 'extension' ? [] : `${file} (${reason === 'size' ? 'too large' : 'no text'})`,
  );
  return `${pluralise(notRead.length, 'file')} not read: ${stripControls([...single, ...kinds.slice(0, MOST_KINDS), ...(rest > 0 ? [`and ${pluralise(rest, 'kind')} more`] : [])].join(', '))}.\n`;
}

/** `.css`; the name itself where it has no ending. */
function endingOf(file: string): string {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return name.includes('.') ? name.slice(name.lastIndexOf('.')).toLowerCase() : name;
}

/** How many problems there are in all. */
export function countOf(files: readonly CheckedFile[]): number {
  return files.reduce((sum, { problems }) => sum + problems.length, 0);
}

function pluralise(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A page's own words, without what would steer the terminal. */
function stripControls(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ');
}
