import { describe, expect, it } from 'vitest';
import { adviseLinks } from './links';

const told = (links: string, separator?: string, name = 'social-media') =>
  adviseLinks(name, { 'data-links': links, ...(separator !== undefined && { 'data-separator': separator }) }).map(
    ({ fix }) => fix,
  );

describe('the links of social media', () => {
  it.each([
    ['1|https://a.co/f;;0|;;1|https://b.co/t', undefined, ';;'],
    ['1|https://a.co/f,1|https://b.co/i', undefined, ','],
    ['1|a.co/f###0|###1|b.co/t', ';', '###'],
    ['1|a.co/f###0|###1|b.co/t', '##', '###'],
    ['1|a.co/f ## 0 ## 1|b.co/t', undefined, ' ## '],
  ])('%s is not parted by %s', (links, separator, meant) => {
    expect(told(links, separator)).toEqual([expect.stringContaining(`"${meant}"`)]);
  });

  it.each([
    ['https://a.co/f', undefined, '"1|https://a.co/f"'],
    ['a.co/f###b.co/i', undefined, '"1|a.co/f"'],
    ['1|https://a.co/f;b.co/i;0;0;0', ';', '"1|b.co/i"'],
    ['["https://a.co/f"]', undefined, '"1|'],
  ])('%s has an address without its flag', (links, separator, meant) => {
    expect(told(links, separator)).toEqual([expect.stringContaining(meant)]);
  });

  it.each([
    ['1|https://a.co/f###0|###1|https://b.co/t###0###1|b.co'],
    ['1|https://a.co/f;;0|;;1|https://b.co/t', ';;'],
    ['1|https://a.co/f'],
    ['1|https://a.co/x-1'],
    ['1|https://a.co/f;0;0;0;0'],
    ['1|https://a.co/?a=0,1&b=1;0'],
    ['1|acme###0|'],
    ['1|mailto:x@a.co###1|https://b.co'],
    ['0'],
    ['0###0###0###0###0'],
    ['1|https://a.co ### 0 ### 1|https://b.co'],
    [''],
    ['1|a.co;;0|', ''],
    ['1|a.co;;0|', undefined, 'search-bar'],
  ])('%j is right, or could be anything', (links, separator?: string, name?: string) => {
    expect(told(links, separator, name)).toEqual([]);
  });
});
