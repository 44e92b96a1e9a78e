import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { socialLinks } from './rules';

const links = (setting: string, separator?: string) => socialLinks(setting, separator).map(({ name, link }) => `${name} ${link}`);

describe('the social media setting', () => {
  it('names five sites in their order, between separators', { tags: ['S2-2.58'] }, () => {
    expect(
      links('1|https://a.co/f###1|https://a.co/i###1|https://a.co/t###1|https://a.co/y###1|https://a.co/p###1|https://a.co/more'),
    ).toEqual([
      'facebook https://a.co/f',
      'instagram https://a.co/i',
      'twitter https://a.co/t',
      'youtube https://a.co/y',
      'pinterest https://a.co/p',
    ]);
    expect(links('1|https://a.co/f;;0|;;1|https://a.co/t', ';;')).toEqual(['facebook https://a.co/f', 'twitter https://a.co/t']);
  });

  it.each(['0|https://a.co', '0', '1|', '1', ' ', '1|   '])('hides %j', { tags: ['S2-3.30'] }, (entry) => {
    expect(links(entry)).toEqual([]);
  });

  it.each([
    ['1|a.co/acme', 'https://a.co/acme'],
    ['1|HTTP://a.co', 'HTTP://a.co'],
    ['1|//a.co/acme', 'https://a.co/acme'],
    ['1| a.co:8080/x ', 'https://a.co:8080/x'],
  ])('reads %j as a link to %s', { tags: ['S2-3.31'] }, (entry, link) => {
    expect(links(entry)).toEqual([`facebook ${link}`]);
  });

  it.each([
    'javascript:alert(1)',
    'JavaScript:1',
    'java\tscript:alert(1)',
    'javascript:alert(1)//a.co',
    'data:text/html,x',
    'vbscript:x',
    'ftp://a.co',
    'blob:https://a.co/1',
    'mailto:a@b.co',
    '/kampanya',
    '///a.co',
    '//javascript:alert(1)',
    'acme',
    'https://',
    'https://user:word@a.co',
    '  ',
  ])('never leads to %j', { tags: ['S2-3.31'] }, (address) => {
    expect(links(`1|${address}`)).toEqual([]);
  });

  it('leads to every site of the web', { tags: ['S2-3.31'] }, () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (link) => {
        expect(socialLinks(`1|${link}`, '\n')).toEqual([{ name: 'facebook', link }]);
      }),
    );
  });

  it('leads nowhere for what browsers take for a wrong number', () => {
    expect(socialLinks('1|A.0')).toEqual([]);
  });

  it('leads to the web or nowhere, whatever it says', { tags: ['S2-3.31', 'D-54'] }, () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.oneof(
            fc.string(),
            fc.webUrl(),
            fc.domain(),
            fc.constantFrom('javascript:', 'a.co', 'ftp://a.co'),
            fc.webUrl().map((url) => `javascript:${url}`),
          ),
        ),
        (addresses) => {
          const found = socialLinks(addresses.map((address) => `1|${address}`).join('###'));
          expect(found.length).toBeLessThanOrEqual(5);
          for (const { link } of found)
            expect(new URL(link)).toMatchObject({ username: '', protocol: expect.stringMatching(/^https?:$/) as string });
        },
      ),
    );
  });
});
