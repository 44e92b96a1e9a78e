import type { Facts } from './facts/facts';

/** All that the inspector shows as plain text, for a message to somebody else. */
export function report(all: readonly Facts[]): string {
  return [
    location.href,
    navigator.userAgent,
    ...all.flatMap(({ title, state, problems, rows }) => [
      `\n${title} ${state}`,
      ...problems.map(({ message, fix }) => `! ${message} ${fix}`),
      ...rows.filter(([, value]) => value).map((row) => `- ${row.join(': ')}`),
    ]),
  ].join('\n');
}
