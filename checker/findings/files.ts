import type { AskForFile, FileAnswer } from '../input/fileAnswers';
import type { ReadPage } from '../page/read';
import type { Finding } from '../problem';

/** What a file of a release asks for, as its build wrote it: `./chunks/list-CvFsuTp.js`, `assets/base-Dsj1uiO.css`. Older ones have a longer hash. */
const REFERENCE = /["'`]((?:\.{1,2}\/)?[\w/-]{1,200}-[\w-]{7,8}\.(?:js|css))["'`]/g;
/** More than a release has. */
const MOST_FILES = 300;

/** What of `vitrin.js` and its chunks a page at an address does not get. Files of a disk are not asked for. */
export async function fileFindings({ source, scripts, base }: ReadPage): Promise<readonly Finding[]> {
  const script = scripts.find(({ src }) => src);
  const { url, ask } = source;
  if (!script?.src || url === null || ask === null || !URL.canParse(script.src, baseOf(base, url))) return [];
  const entry = new URL(script.src, baseOf(base, url));
  const missing = await missingFrom(entry, new URL(url).origin, ask);
  const [first, ...more] = missing;
  if (!first) return [];
  const isEntry = first.file.href === entry.href;
  // Of a name that no file has is told already.
  if (isEntry && script.wrongName !== null) return [];
  const others = more.length > 0 ? ` ${more.length} more of its files cannot be used either.` : '';
  return [
    {
      code: 'missing-file',
      offset: script.element.start,
      message: `${first.file.href} ${first.reason}${others}`,
      fix: `${first.fix} ${isEntry ? 'Or mend the src of the script.' : 'The whole folder dist of one release belongs there.'}`,
    },
  ];
}

const baseOf = (base: string | null, url: string) =>
  base !== null && URL.canParse(base, url) ? new URL(base, url) : new URL(url);

interface Missing {
  readonly file: URL;
  readonly reason: string;
  readonly fix: string;
}

/** The files that do not come, beginning with the entry; those that a file asks for are known once it came. */
async function missingFrom(entry: URL, origin: string, ask: AskForFile): Promise<readonly Missing[]> {
  const seen = new Set([entry.href]);
  const missing: Missing[] = [];
  for (let files: readonly URL[] = [entry]; files.length > 0 && seen.size <= MOST_FILES;) {
    const answers = await Promise.all(files.map(async (file) => ({ file, answer: await ask(file, origin) })));
    const next: URL[] = [];
    for (const { file, answer } of answers) {
      const fault = faultOf(file, answer, origin);
      if (fault) missing.push({ file, ...fault });
      else next.push(...referencesIn(file, answer.text).filter(({ href }) => !seen.has(href)));
      for (const { href } of next) seen.add(href);
    }
    files = next;
  }
  return missing;
}

function referencesIn(file: URL, text: string): readonly URL[] {
  if (!file.pathname.endsWith('.js')) return [];
  const names = new Set(Array.from(text.matchAll(REFERENCE), ([, name = '']) => name));
  return [...names].map((name) => new URL(name, file));
}

function faultOf(file: URL, { status, type, allowedOrigin }: FileAnswer, origin: string): Omit<Missing, 'file'> | null {
  const isStyle = file.pathname.endsWith('.css');
  const wanted = isStyle ? 'text/css' : 'text/javascript';
  const fix = `Put it where the page looks for it.`;
  if (status === null) return { reason: 'does not come: there is no answer.', fix };
  if (status < 200 || status > 299) return { reason: `does not come: the server answered ${status}.`, fix };
  if (/html/i.test(type)) return { reason: 'comes as a page (text/html), not as the file.', fix };
  if (!(isStyle ? /css/i : /javascript|ecmascript/i).test(type))
    return { reason: `comes as ${type || 'no type'}, which browsers do not take.`, fix: `Send it as ${wanted}.` };
  if (file.origin !== origin && !isStyle && allowedOrigin !== '*' && allowedOrigin !== origin)
    return {
      reason: `lies on another origin, which does not let ${origin} read it.`,
      fix: `Send it with the header Access-Control-Allow-Origin: ${origin}.`,
    };
  return null;
}
