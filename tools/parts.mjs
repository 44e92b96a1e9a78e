import { availableParallelism } from 'node:os';

/** How many parts run beside each other: each is heavy enough for a core and a bit. */
const PLACES = Math.max(2, Math.floor(availableParallelism() / 2));

/** @type {typeof import('./parts.d.mts').runParts} */
export async function runParts(parts, places = PLACES) {
  const begun = performance.now();
  const ended = new Map();
  const waiting = [...parts];
  const isReady = ({ needs }) => needs === undefined || ended.has(needs) || !parts.some(({ name }) => name === needs);
  const sleeping = [];
  let running = 0;
  let isAlone = false;

  const work = async () => {
    while (waiting.length > 0) {
      const place = waiting.findIndex(isReady);
      const isFree = !isAlone && !(waiting[place]?.isAlone && running > 0);
      if (place < 0 || !isFree) {
        await new Promise((wake) => {
          sleeping.push(wake);
        });
        continue;
      }
      const [part] = waiting.splice(place, 1);
      isAlone = part.isAlone ?? false;
      running += 1;
      ended.set(part.name, await outcomeOf(part, ended));
      running -= 1;
      isAlone = false;
      for (const wake of sleeping.splice(0)) wake();
    }
  };
  await Promise.all(Array.from({ length: places }, work));
  tellFailures(parts, ended);
  console.log(`${secondsSince(begun)} s in all`);
  return sum([...ended.values()].map(({ count }) => count));
}

async function outcomeOf({ name, run, needs }, ended) {
  const begun = performance.now();
  const outcome =
    ended.get(needs)?.passed === false
      ? { passed: false, output: `not run, for ${needs} has failed` }
      : await run().catch((error) => ({ passed: false, output: error.message }));
  const { passed, output = '', note = '', failures = [] } = outcome;
  const { count = { passed: Number(passed), failed: Number(!passed) } } = outcome;
  console.log(`${passed ? '✓' : '✗'} ${name}, ${secondsSince(begun)} s${note && `: ${note}`}`);
  if (!passed) console.log(indented(output));
  return { passed, count, failures };
}

function tellFailures(parts, ended) {
  const failed = parts.filter(({ name }) => !ended.get(name).passed);
  if (failed.length === 0) return;
  console.log('\nFailed:');
  for (const { name, mend } of failed) {
    console.log(`✗ ${name}${mend ? `: ${mend}` : ''}`);
    for (const failure of ended.get(name).failures) console.log(`  ${failure}`);
  }
}

const secondsSince = (begun) => ((performance.now() - begun) / 1000).toFixed(1);
const indented = (text) => text.trimEnd().replace(/^/gm, '  ');
const sum = (counts) =>
  counts.reduce((all, { passed, failed }) => ({ passed: all.passed + passed, failed: all.failed + failed }), {
    passed: 0,
    failed: 0,
  });
