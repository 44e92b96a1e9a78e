import type { Facts } from './facts/facts';

/** All that the inspector shows as plain text, for a message to somebody else. */
export function report(all: readonly Facts[]): string {
  return [
    location.href,
    navigator.userAgent,
    ...all.flatMap(({ title, stateWord, problems, rows }) => [
      `\n${title} ${stateWord}`,
      ...problems.map(({ code, message, fix }) => `! ${code}: ${message} ${fix}`),
      ...rows.filter(([, value]) => value).map((row) => `- ${row.join(': ')}`),
    ]),
  ].join('\n');
}
