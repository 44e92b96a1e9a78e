import type { ContainerEvent } from '@/runtime/page/log';
import type { Problem } from './facts';

/** What the runtime or a widget complained of. Names and JSON that cannot be read are told by the advice, in better words. */
export function complaintsOf(history: readonly ContainerEvent[]): readonly Problem[] {
  const problems = history.flatMap(([what]): Array<readonly [string, Problem]> => {
    if (typeof what === 'string') return [];
    const { code, field, message, widget } = what;
    if (code === 'unknown-widget' || (code === 'invalid-data' && !field)) return [];
    const fix = {
      'invalid-data': `Correct it in the template${widget && `; docs/widgets/${widget}.md says what ${widget} takes`}.`,
      'load-failed':
        'Look in the network panel for the file that is missing or refused. The policy must allow the folder of vitrin.js in script-src and style-src.',
      'invalid-answer': 'Correct what the server answers; docs/server.md says what each call expects.',
      'render-failed': 'Send this report to the developers of Vitrin.',
    }[code];
    return [[message, { message, fix }]];
  });
  // What is tried again is said again.
  return [...new Map(problems).values()];
}
