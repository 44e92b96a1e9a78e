import { follow } from './follow';

/** What a server said when it was asked for a file of a page. */
export interface FileAnswer {
  /** Null where there was no answer. */
  readonly status: number | null;
  /** Its `Content-Type`; '' where it named none. */
  readonly type: string;
  /** The origins that may read it, as it says. */
  readonly allowedOrigin: string | null;
  readonly text: string;
}

/** Asks for a file as a page of that origin does. */
export type AskForFile = (file: URL, pageOrigin: string) => Promise<FileAnswer>;

const NO_ANSWER: FileAnswer = { status: null, type: '', allowedOrigin: null, text: '' };

interface AskOptions {
  readonly headers: ReadonlyArray<readonly [name: string, value: string]>;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Asks for each file once, however many pages have it. Headers, which may hold a session, go to the page's own origin alone. */
export function rememberAnswers({ headers, timeout }: AskOptions): AskForFile {
  const answers = new Map<string, Promise<FileAnswer>>();
  return (file, pageOrigin) => {
    const key = `${pageOrigin} ${file.href}`;
    const known = answers.get(key) ?? ask(file, pageOrigin, file.origin === pageOrigin ? headers : [], timeout);
    answers.set(key, known);
    return known;
  };
}

async function ask(file: URL, origin: string, headers: AskOptions['headers'], timeout: number): Promise<FileAnswer> {
  try {
    const response = await follow(file, { always: { origin }, own: headers, signal: AbortSignal.timeout(timeout) });
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      allowedOrigin: response.headers.get('access-control-allow-origin'),
      text: await response.text(),
    };
  } catch {
    return NO_ANSWER;
  }
}
