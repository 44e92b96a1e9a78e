import { expect, it } from 'vitest';
import { writtenPage as page } from '../../src/testing/writtenPage';
import { check, container } from './source';

/** Where the JSON of a container is wrong, counted in it, and what to do. */
async function fault(json: string): Promise<string | undefined> {
  const [problem] = await check(container('product-list', `\n${json}`), 'https://shop.example/', { syntax: 'plain' });
  return (
    problem &&
    `${problem.line - 1}:${problem.column} ${problem.message.replace('Its child JSON is malformed: ', '')} ${problem.fix}`
  );
}

it.each([
  ['{ "total": 1, }', '1:13 a comma stands after the last entry. Take the comma away.'],
  ['{ "items": [1,\n2,\n] }', '2:2 a comma stands after the last entry. Take the comma away.'],
  ["{ 'total': 1 }", '1:3 single quotes stand around a text or a name. Use double quotes.'],
  ['{ "total": None }', '1:12 None cannot stand here. Put names and texts in double quotes; write true, false and null so.'],
  ['{ total: 1 }', '1:3 total cannot stand here. Put names and texts in double quotes; write true, false and null so.'],
  ['{ "total" 1 }', '1:11 a colon is missing after a name. Write every entry as "name": value.'],
  ['{ "total": 1 "page": 2 }', '1:14 a comma is missing before this. Put a comma between two entries.'],
  ['{ "total": 1', '1:13 a } is missing. Close every { with a }.'],
  ['{ "total": }', '1:12 a value is missing. Write a value, or null where there is none.'],
  ['{ /* all */ "total": 1 }', '1:3 it holds a comment, which JSON does not have. Take the comment away.'],
  ['{ "total": 849,82 }', '1:15 a number has a decimal comma. Write 849.82, or print numbers with the JSON function.'],
  ['{ "total": 1.250,5 }', '1:17 a number has a decimal comma. Write 1250.5, or print numbers with the JSON function.'],
  ['{ "total": 1, 2: 3 }', '1:15 a name in double quotes is missing. Write every entry as "name": value.'],
  [
    '{ "sort": "3/4" boru" }',
    '1:15 a text ends here, at a quote that seems to be a part of it. Print the text with the JSON function of the template language, which writes such a quote as \\".',
  ],
  [
    'Notice: Undefined index { "total": 1 }',
    '1:1 it begins with Notice. Print one object, { … }, and nothing before it: no notice of the server, no name, no byte order mark.',
  ],
  [
    '\uFEFF{ "total": 1 }',
    '1:1 it begins with a character that cannot be seen. Print one object, { … }, and nothing before it: no notice of the server, no name, no byte order mark.',
  ],
  ['{ "sort": "3&quot; boru", "total": 1, }', '1:37 a comma stands after the last entry. Take the comma away.'],
  ['{ "total": 0012 }', '1:12 a number begins with 0. Put a code in double quotes, and write a number without the 0 before it.'],
  ['{ “total”: 1 }', '1:3 curly quotes stand around a text or a name. Use straight ones: ".'],
  ['{ "total":\u00A01 }', '1:11 a character that cannot be seen stands here. Take it away.'],
  ['{} {}', '1:4 something stands after its end. Keep one object, and nothing after it.'],
  [
    '{ "sort": "a\\d" }',
    '1:11 a backslash in a text is followed by something that it cannot stand before. Write a backslash as \\\\.',
  ],
])('tells what is wrong with %s', async (json, told) => {
  expect(await fault(json)).toBe(told);
});

it('knows data that were escaped for HTML, and data that end at a </script>', async () => {
  expect(await fault('{ &quot;total&quot;: 1 }')).toMatch(/^1:3 its quotes are escaped as &quot;/);
  expect(await fault('{ "sort": "</script>" }')).toMatch(/^1:11 a text has no closing quote\. .*<\/script> ends the data\.$/);
});

it('points at the value of a name that holds dots', async () => {
  const html = page('', { data: '{ "messages": { "tr": { "cart.empty": 5 } } }' });
  const line = html.split('\n')[4];
  expect(await check(html)).toMatchObject([{ code: 'invalid-page-data', line: 5, column: (line?.indexOf('5 }') ?? 0) + 1 }]);
});

it('of a name that stands twice tells of the one that counts', async () => {
  const html = container('product-list', '{ "total": 1, "total": "x" }');
  expect(await check(html)).toMatchObject([
    { message: '"total" stands twice in one object; only the last is read.' },
    { message: '"total" is "x", which cannot be used.', column: html.indexOf('"x"') + 1 },
  ]);
});
