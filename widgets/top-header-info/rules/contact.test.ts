import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailHref, telephoneHref } from './contact';

describe('the link to a telephone', () => {
  it.each([
    ['0532 555 01 42', 'tel:05325550142'],
    ['+90 (532) 555-01.42', 'tel:+905325550142'],
    ['444 1 444', 'tel:4441444'],
  ])('of %j is %s', (text, href) => {
    expect(telephoneHref(text)).toBe(href);
  });

  it.each(['', '12', 'dahili 12', '0212 555 01 40 / 0212 555 01 41', 'javascript:alert(1)', '0+90'])('is none for %j', (text) => {
    expect(telephoneHref(text)).toBeNull();
  });
});

describe('the link to a mail box', () => {
  it('is of the address as it stands', () => {
    expect(mailHref(' elif.demir+bayi@firma.com.tr ')).toBe('mailto:elif.demir+bayi@firma.com.tr');
  });

  it.each(['', 'elif', 'elif@', 'a@b.co?bcc=x@y.z', 'a@b.co,c@d.co', 'a b@c.co', 'a@b.co%0Acc:x', 'Elif <elif@firma.com>'])(
    'is none for %j',
    (text) => {
      expect(mailHref(text)).toBeNull();
    },
  );
});

it('nothing that the shop could send makes a link elsewhere', { tags: ['S2-6.09'] }, () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.emailAddress(), fc.webUrl()), (text) => {
      expect(telephoneHref(text) ?? 'tel:123').toMatch(/^tel:\+?\d+$/);
      expect(mailHref(text) ?? 'mailto:a@b').toMatch(/^mailto:[^?&,\s]+$/);
    }),
  );
});
