import type { PagePolicy } from '../page/head';
import type { ReadPage } from '../page/read';
import type { Finding } from '../problem';
import { allows } from './match';
import { NEEDS, WITHOUT_CALLS } from './needs';
import { cure, directivesOf, ruleFor } from './rule';
import { scriptRefusals } from './script';

type Refusal = Pick<Finding, 'message' | 'fix' | 'widget'>;

/** Where a file will stand nobody knows: somewhere in a shop. */
const SHOP = new URL('https://shop.invalid/');

/** What the policies of a page refuse to its widgets; all of them must allow it. */
export function policyFindings(page: ReadPage): readonly Finding[] {
  return page.policies.flatMap((policy) =>
    refusals(policy, page).map((refusal) => ({ ...refusal, code: 'blocked' as const, offset: policy.start ?? 0 })),
  );
}

function refusals({ policy, start }: PagePolicy, page: ReadPage): readonly Refusal[] {
  const directives = directivesOf(policy);
  const address = page.source.url === null ? SHOP : new URL(page.source.url);
  const widgets = new Set(page.containers.flatMap(({ name }) => name ?? []));
  const [script] = page.scripts;
  return [
    ...(script ? scriptRefusals(directives, script, address, page.base) : []),
    ...NEEDS.flatMap((need) => {
      const concerned = [...widgets].filter((name) =>
        need.widgets ? need.widgets.includes(name) : !WITHOUT_CALLS.includes(name),
      );
      const [directive] = need.directives;
      const rule = ruleFor(directives, need.directives);
      if (!rule || concerned.length === 0 || allows(rule.sources, new URL('/x', address), address)) return [];
      return [
        {
          message: `${rule.name} refuses the shop's own address ('self'): ${need.lost}.${need.widgets ? ` It concerns ${concerned.join(', ')}.` : ''}`,
          fix: cure(rule, directive, "'self'"),
        },
      ];
    }),
    ...(widgets.has('product-detail') ? findTrustedTypes(directives) : []),
    // In a <meta> a sandbox is not heard.
    ...(start === null && widgets.size > 0 ? sandbox(directives.get('sandbox')) : []),
  ];
}

function findTrustedTypes(directives: ReadonlyMap<string, readonly string[]>): readonly Refusal[] {
  const names = directives.get('trusted-types');
  if (!names || names.includes('*') || names.includes('dompurify')) return [];
  const what = directives.has('require-trusted-types-for')
    ? 'the description of a product shows as bare text'
    : 'the browser reports a violation with every description';
  const message = `trusted-types does not name dompurify: ${what}.`;
  return [
    { message, fix: cure({ name: 'trusted-types', sources: names }, 'trusted-types', 'dompurify'), widget: 'product-detail' },
  ];
}

function sandbox(tokens: readonly string[] | undefined): readonly Refusal[] {
  const missing = ['allow-scripts', 'allow-same-origin'].filter((token) => tokens && !tokens.includes(token));
  if (missing.length === 0) return [];
  return [
    {
      message: `sandbox without ${missing.join(' and ')}: no script of the shop can run as its own.`,
      fix: `Add ${missing.join(' ')} to sandbox.`,
    },
  ];
}
