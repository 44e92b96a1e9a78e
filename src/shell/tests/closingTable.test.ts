import { describe, expect, it } from 'vitest';
import { DEEDS, play, prepareToPlay } from './closingPlay';
import type { Fate } from './lossyShop';

prepareToPlay();

const HTML = '<!doctype html><title>Bakım</title>';
const DONE = '{"success":true}';
const refused = (status: number, headers?: string): Fate => ({ answer: { status, text: '', ...(headers && { headers }) } });

const FATES = {
  'slow 26 s': { carriedOut: 26 },
  'slower than a call waits': { carriedOut: 65 },
  'lost after carrying out': { carriedOut: 0, answer: null },
  'lost before': { answer: null },
  'reset on a kept-alive connection': { carriedOut: 0, answer: null, sent: 2 },
  'empty 200': { carriedOut: 0, answer: { status: 200, text: '' } },
  truncated: { carriedOut: 0, answer: { status: 200, text: DONE.slice(0, 8) } },
  'success: false': { answer: { status: 200, text: '{"success":false}' } },
  HTML: { carriedOut: 0, answer: { status: 200, text: HTML } },
  '401': refused(401),
  '403': refused(403),
  '409': refused(409),
  '419': refused(419),
  '422': refused(422),
  '429': refused(429, 'Retry-After: 1'),
  '500': { carriedOut: 0, answer: { status: 500, text: HTML } },
  '502': { carriedOut: 0, answer: { status: 502, text: HTML } },
} as const satisfies Readonly<Record<string, Fate>>;
type FateName = keyof typeof FATES;

const WAYS = ['press again', 'reload', 'back', 'second tab'] as const;
const ROWS = DEEDS.flatMap((deed) => Object.keys(FATES).map((fate) => [deed, fate as FateName] as const));

describe('a server that honours the key', { tags: ['D-66', 'D-67'] }, () => {
  it.each(ROWS)('%s, %s: is carried out once, whatever is pressed', async (deed, fate) => {
    const times: Record<string, number> = {};
    for (const way of WAYS) times[way] = (await play(deed, FATES[fate], way, true)).length;
    expect(times).toEqual({ 'press again': 1, reload: 1, back: 1, 'second tab': 1 });
  });
});

describe('a server that ignores it', { tags: ['D-66'] }, () => {
  it.each(ROWS)('%s, %s: is carried out once, but for what was asked for after the words', async (deed, fate) => {
    const byNetwork = fate === 'reset on a kept-alive connection' ? 1 : 0;
    for (const way of WAYS) {
      // Another tab, or the page after a reload, knows nothing of a link that is on its way: only the key can tell.
      const byAnotherPage = deed === 'payment link' && (way === 'reload' || way === 'second tab') ? 1 : 0;
      const carriedOut = await play(deed, FATES[fate], way, false);
      expect(carriedOut.length, way).toBeGreaterThan(0);
      expect(carriedOut.filter((isAfterWords) => !isAfterWords).length, way).toBeLessThanOrEqual(1 + byNetwork + byAnotherPage);
    }
  });
});
