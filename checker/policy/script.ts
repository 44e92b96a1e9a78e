import type { PageScript } from '../page/head';
import { allows } from './match';
import { cure, ruleFor, type Rule } from './rule';

interface Refusal {
  readonly message: string;
  readonly fix: string;
}

const SCRIPT = ['script-src-elem', 'script-src', 'default-src'] as const;
const STYLE = ['style-src-elem', 'style-src', 'default-src'] as const;

/** What a policy refuses of the script and what it loads from beside itself: its chunks and its styles. */
export function scriptRefusals(
  directives: ReadonlyMap<string, readonly string[]>,
  script: PageScript,
  page: URL,
  base: string | null,
): readonly Refusal[] {
  const origin = (base === null ? null : addressOf(base, page)) ?? page;
  const entry = script.src === null ? null : addressOf(script.src, origin);
  const style = ruleFor(directives, STYLE);
  const rule = ruleFor(directives, SCRIPT);
  if (!entry) return [];
  const refused = rule ? scriptRefusal(rule, script, entry, page) : null;
  const styles =
    style && !hasNonce(style, script) && !allows(style.sources, new URL('assets/x.css', entry), page)
      ? {
          message: `${style.name} refuses Vitrin's styles (${tokenOf(entry, page)}).`,
          fix: cure(style, 'style-src', tokenOf(entry, page)),
        }
      : null;
  return [refused, styles].filter((each) => each !== null);
}

function scriptRefusal(rule: Rule, script: PageScript, entry: URL, page: URL): Refusal | null {
  // The script hands its nonce on to what it loads (docs/security.md).
  if (hasNonce(rule, script)) return null;
  const token = tokenOf(entry, page);
  if (has(rule, "'strict-dynamic'")) {
    const message = `${rule.name} has 'strict-dynamic', so addresses count for nothing, and the script has not got the nonce of the policy.`;
    return {
      message,
      fix: 'Write <script type="module" nonce="…" src="…"> with the nonce of the policy; a hash does not reach the chunks.',
    };
  }
  const isEntryAllowed = allows(rule.sources, entry, page);
  const areChunksAllowed = allows(rule.sources, new URL('chunks/x.js', entry), page);
  const fix = cure(rule, 'script-src', token);
  if (isEntryAllowed && areChunksAllowed) return null;
  return {
    message: `${rule.name} refuses ${isEntryAllowed ? 'the chunks of Vitrin' : 'vitrin.js and its chunks'} (${token}).`,
    fix,
  };
}

function hasNonce(rule: Rule, { hasNonce: isGiven, nonce }: PageScript): boolean {
  // One that a template prints may well be the right one; in a policy that was named, it may be a placeholder.
  return isGiven && rule.sources.some((source) => /^'nonce-/i.test(source) && (nonce === null || source === `'nonce-${nonce}'`));
}

function has({ sources }: Rule, keyword: string): boolean {
  return sources.some((source) => source.toLowerCase() === keyword);
}

/** The address as a policy names it. */
function tokenOf(address: URL, page: URL): string {
  return address.origin === page.origin ? "'self'" : address.origin;
}

function addressOf(href: string, from: URL): URL | null {
  try {
    return new URL(href, from);
  } catch {
    return null;
  }
}
