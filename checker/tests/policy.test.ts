import { describe, expect, it } from 'vitest';
import { registry } from '../../registry';
import { closure } from '../../tools/docs/source/files';
import { NEEDS, WITHOUT_CALLS } from '../policy/needs';
import { writtenPage as page } from '../../src/testing/writtenPage';
import { check, container } from './source';

const NONCE = '<script type="module" nonce="abc" src="/assets/vitrin/vitrin.js"></script>';
const CDN = '<script type="module" src="https://cdn.example/vitrin/vitrin.js"></script>';
const OWN = '<script type="module" src="/assets/vitrin/vitrin.js"></script>';

/** What a policy is blamed for, on a page of the shop with this script and these containers. */
async function blamed(policy: string, script = OWN, body = '<div data-widget="product-list"></div>'): Promise<readonly string[]> {
  const html = page(body).replace(OWN, script);
  const problems = await check(html, 'https://shop.example/liste', {
    url: 'https://shop.example/liste',
    syntax: 'plain',
    policies: [policy],
  });
  expect(problems.filter(({ code }) => code !== 'blocked')).toEqual([]);
  return problems.map(({ fix }) => fix);
}

describe('a policy that allows everything', () => {
  it.each([
    ['the shop', "default-src 'self'", OWN],
    [
      'the strictest',
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; require-trusted-types-for 'script'",
      OWN,
    ],
    ['another origin', "default-src 'self'; script-src https://cdn.example; style-src https://*.example", CDN],
    ['a folder', "default-src 'self'; script-src https://cdn.example/vitrin/; style-src cdn.example/vitrin/assets/", CDN],
    ['a scheme', 'default-src https:', CDN],
    ['a nonce, handed on', "default-src 'self'; script-src 'nonce-abc' 'strict-dynamic'", NONCE],
    ['a nonce alone, for styles too', "default-src 'self'; script-src 'nonce-abc'; style-src 'nonce-abc'", NONCE],
    ['elements by their own directive', "default-src 'self'; script-src 'none'; script-src-elem 'self'", OWN],
  ])('%s', async (_, policy, script) => {
    expect(await blamed(policy, script)).toEqual([]);
  });
});

describe('a policy that refuses', () => {
  it.each([
    [
      'the script of another origin',
      "default-src 'self'",
      CDN,
      [
        `Write "script-src 'self' https://cdn.example" in the policy.`,
        `Write "style-src 'self' https://cdn.example" in the policy.`,
      ],
    ],
    [
      'the chunks',
      "default-src 'self'; script-src https://cdn.example/vitrin/vitrin.js; style-src https:",
      CDN,
      ['Add https://cdn.example to script-src.'],
    ],
    ['the chunks, but not what a hash names', "script-src 'sha384-abc'", OWN, ["Add 'self' to script-src."]],
    ['styles of a script without the nonce', "script-src 'self'; style-src 'nonce-abc'", OWN, ["Add 'self' to style-src."]],
    [
      'a script without the nonce',
      "script-src 'self' 'strict-dynamic' 'nonce-abc'",
      OWN,
      ['Write <script type="module" nonce="…" src="…"> with the nonce of the policy; a hash does not reach the chunks.'],
    ],
    ['calls', "connect-src 'none'", OWN, [`Write "connect-src 'self'" in the policy.`]],
    ['images', 'img-src https://img.example data:', OWN, ["Add 'self' to img-src."]],
    ['scripts altogether', 'sandbox allow-forms', OWN, ['Add allow-scripts allow-same-origin to sandbox.']],
    ['in one of two', "default-src 'self', connect-src https://api.example", OWN, ["Add 'self' to connect-src."]],
  ])('%s', async (_, policy, script, fixes) => {
    expect(await blamed(policy, script)).toEqual(fixes);
  });

  it('frames, forms and the sanitiser of the widgets that are on the page', async () => {
    const policy = "frame-src 'none'; form-action https://bank.example; trusted-types 'none'; require-trusted-types-for 'script'";
    expect(await blamed(policy)).toEqual([]);
    expect(await blamed(policy, OWN, container('checkout', '{ "type": "CheckoutPayment" }'))).toEqual([
      `Write "frame-src 'self'" in the policy.`,
    ]);
    expect(await blamed(policy, OWN, '<div data-widget="search-bar"></div>')).toEqual(["Add 'self' to form-action."]);
    expect(await blamed(policy, OWN, container('product-detail', '{ "product": { "id": 1, "name": "Vida" } }'))).toEqual([
      'Write "trusted-types dompurify" in the policy.',
    ]);
  });
});

it("counts the script's address from the first <base> that is known", async () => {
  const policy = "default-src 'self'; script-src https://cdn.example; style-src https://cdn.example";
  const script = '<script type="module" src="vitrin/vitrin.js"></script>';
  const bases = (...tags: readonly string[]) => blamed(policy, `${tags.join('')}${script}`);
  expect(await bases('<base target="_top">', '<base href="https://cdn.example/assets/">', '<base href="/">')).toEqual([]);
  expect(await bases('<base href="/assets/">')).toEqual(["Add 'self' to script-src.", "Add 'self' to style-src."]);
  expect(await bases('<base href="http://[">')).toEqual(["Add 'self' to script-src.", "Add 'self' to style-src."]);
});

describe('of the widgets', () => {
  const names = Object.keys(registry);
  const made = (isWanted: (file: string) => boolean) =>
    names.filter((name) => closure(`widgets/${name}/index.ts`, () => true).some(isWanted)).sort();

  it('those ask the shop for nothing that reach none of its calls', () => {
    const asking = made((file) => file === 'src/data/http.ts');
    expect([...WITHOUT_CALLS].sort(), 'WITHOUT_CALLS in checker/policy/needs.ts').toEqual(
      names.filter((name) => !asking.includes(name)).sort(),
    );
  });

  it('those show images of products that are made with them', () => {
    const images = NEEDS.find(({ directives: [directive] }) => directive === 'img-src');
    expect([...(images?.widgets ?? [])].sort(), 'WITH_IMAGES in checker/policy/needs.ts').toEqual(
      made((file) => file === 'src/ui/ProductImage.tsx'),
    );
  });

  it('every one that is named is there', () => {
    expect(NEEDS.flatMap(({ widgets }) => widgets ?? []).filter((name) => !names.includes(name))).toEqual([]);
  });
});

it('is told at the <meta> that it stands in', async () => {
  const [problem] = await check(
    page('<div data-widget="cart"></div>', {
      head: `\n<meta http-equiv="Content-Security-Policy" content="connect-src 'none'">`,
    }),
  );
  expect(problem).toMatchObject({
    line: 5,
    column: 44,
    code: 'blocked',
    message: "connect-src refuses the shop's own address ('self'): no widget can ask the shop for anything.",
  });
});
