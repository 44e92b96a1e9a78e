import { isObject } from '@/diagnostics/json';
import { dom } from '@/runtime/page/dom';
import type { InspectorWords } from '../words/en';
import type { Problem } from './facts';

/** The violations of the page's policy, those before it began included where the browser keeps them. */
export interface Violations {
  readonly all: () => readonly Problem[];
  stop(): void;
}

/** As an event has it, or as a report has it. */
interface Violation {
  readonly disposition: string;
  readonly effectiveDirective: string;
  readonly blockedURI?: string;
  readonly blockedURL?: string;
}

/** What the body of such a report is; its type says nothing of it. */
const isViolation = (body: unknown): body is Violation => isObject(body) && 'effectiveDirective' in body;

/** Watches what the page's Content-Security-Policy refuses. */
export function watchViolations(words: InspectorWords): Violations {
  const found = new Map<string, Problem>();
  const add = ({ disposition, effectiveDirective, blockedURI, blockedURL = blockedURI ?? '' }: Violation) => {
    // A policy that is only tried out refuses nothing.
    if (disposition === 'report') return;
    found.set(`${blockedURL} ${effectiveDirective}`, { code: 'blocked', ...words.violation(blockedURL, effectiveDirective) });
  };
  dom.addEventListener('securitypolicyviolation', add);
  const observer =
    typeof ReportingObserver === 'undefined'
      ? null
      : new ReportingObserver(
          (reports) => {
            for (const { body } of reports) if (isViolation(body)) add(body);
          },
          { types: ['csp-violation'], buffered: true },
        );
  observer?.observe();
  return {
    all: () => [...found.values()],
    stop() {
      dom.removeEventListener('securitypolicyviolation', add);
      observer?.disconnect();
    },
  };
}
