/** The sources that a policy has for one kind of thing, and under which name. */
export interface Rule {
  readonly name: string;
  readonly sources: readonly string[];
}

/** A policy by the names of its directives; of a name that stands twice the first one counts. */
export function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  const directives = new Map<string, readonly string[]>();
  for (const part of policy.split(';')) {
    const [name, ...sources] = part.trim().split(/\s+/);
    if (name && !directives.has(name.toLowerCase())) directives.set(name.toLowerCase(), sources);
  }
  return directives;
}

/** The first directive of `names` that the policy has: each stands in for those before it. */
export function ruleFor(directives: ReadonlyMap<string, readonly string[]>, names: readonly string[]): Rule | null {
  const name = names.find((each) => directives.has(each));
  return name === undefined ? null : { name, sources: directives.get(name) ?? [] };
}

/** What to write so that `directive` allows `token` beside what it allows already. */
export function cure({ name, sources }: Rule, directive: string, token: string): string {
  if (token === "'self'" && sources.includes('self'))
    return `Write 'self' with its single quotes in ${name}: without them it is a host.`;
  const kept = sources.filter((source) => source.toLowerCase() !== "'none'");
  // A default holds for everything else, too, and is not to be widened.
  if (name === 'default-src' || kept.length === 0)
    return `Write "${[directive, ...kept.filter((source) => source !== token), token].join(' ')}" in the policy.`;
  return `Add ${token} to ${name}.`;
}
