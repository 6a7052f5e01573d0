import { describe, expect, test } from '@jest/globals';
import { asParagraph, codeMarkdown, plainMarkdown, spansMarkdown } from '#lib/documents/markdown/markdown-text.ts';

const link = { _type: 'link', _key: 'l', href: '/doc' } as const;
const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks }) as const;
const markdown = (...children: ReturnType<typeof span>[]) =>
  spansMarkdown({ children, markDefs: [link] }, (href) => `https://www.marlow.example${href}`);

test.each([
  ['2 * 3 * 4', '2 \\* 3 \\* 4'],
  ['a_b and _c_', 'a_b and \\_c\\_'],
  ['<b> & &amp; [x](y) `z` ~~w~~ \\', '\\<b> & \\&amp; \\[x\\](y) \\`z\\` \\~\\~w\\~\\~ \\\\'],
  ['価格_表 5 < 6', '価格_表 5 \\< 6'],
])('the plain text %j is written so that it is read as it is', (text, written) => {
  expect(plainMarkdown(text)).toBe(written);
});

test.each([
  ['# 1 in the list', '\\# 1 in the list'],
  ['#1 in the list', '#1 in the list'],
  ['1. January', '1\\. January'],
  ['2026) then', '2026\\) then'],
  ['3.5 GiB', '3.5 GiB'],
  ['- 5 degrees', '\\- 5 degrees'],
  ['-5 degrees', '-5 degrees'],
  ['one\n---', 'one\n\\---'],
  ['> quoted', '\\> quoted'],
  ['    four spaces', 'four spaces'],
])('the paragraph %j stays a paragraph', (text, written) => {
  expect(asParagraph(text)).toBe(written);
});

test.each([
  ['ls -l', '`ls -l`'],
  ['a `b` c', '``a `b` c``'],
  ['`b`', '`` `b` ``'],
])('the code %j keeps every character', (code, written) => {
  expect(codeMarkdown(code)).toBe(written);
});

describe('marks of a text', () => {
  test('are written around it, the spaces outside', () => {
    expect(markdown(span('Press '), span('Save ', 'strong'), span('now', 'em'))).toBe('Press **Save** *now*');
    expect(markdown(span('run '), span('a*b', 'code'))).toBe('run `a*b`');
  });

  test.each([
    [[span('必ず'), span('「保存」', 'strong'), span('を押す')], '必ず **「保存」** を押す'],
    [[span('必ず'), span('保存', 'strong'), span('を押す')], '必ず**保存**を押す'],
    [[span('Mail.', 'strong'), span(' Refused')], '**Mail.** Refused'],
    [[span('（'), span('「保存」', 'strong'), span('）')], '（**「保存」**）'],
    [[span('a b '), span('「c」 ', 'em'), span('d')], 'a b *「c」* d'],
  ])('of a punctuation mark beside a letter have a space there, without which asterisks would be shown: %j', (spans, written) => {
    expect(markdown(...spans)).toBe(written);
  });

  test('a link of several spans is one link, with an absolute address', () => {
    expect(markdown(span('see '), span('the ', 'l'), span('list', 'l', 'strong'), span('.'))).toBe(
      'see [the **list**](https://www.marlow.example/doc).',
    );
  });

  test('inside each other are closed in order', () => {
    expect(markdown(span('a', 'strong'), span('b', 'strong', 'em'), span('c', 'em'))).toBe('**a*b*** *c*');
  });

  test('an address with brackets and spaces is still one address', () => {
    const odd = { ...link, href: '/a (b)' };
    expect(spansMarkdown({ children: [span('x', 'l')], markDefs: [odd] }, (href) => href)).toBe('[x](</a%20(b)>)');
  });
});
