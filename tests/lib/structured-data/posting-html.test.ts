import { expect, test } from '@jest/globals';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { postingHtml } from '#lib/structured-data/posting-html.ts';

const line = (key: string, text: string, more: object = {}): ArticleBlock => ({
  ...{ _type: 'block', _key: key, style: 'normal', children: [{ _type: 'span', text }], markDefs: [] },
  ...more,
});

test('R-12 the text of a position is paragraphs and lists, with nothing of it read as markup', () => {
  const body = [
    line('a', 'The work', { style: 'h2' }),
    line('b', 'Plan & carry out', { listItem: 'bullet' }),
    line('c', '<b>Find out</b>', { listItem: 'bullet' }),
    { _type: 'note', _key: 'd', tone: 'info', text: 'At night.' } satisfies ArticleBlock,
    { _type: 'code', _key: 'e', language: 'text', code: 'ls' } satisfies ArticleBlock,
  ];
  expect(postingHtml('In short.', body)).toBe(
    '<p>In short.</p><p>The work</p><ul><li>Plan &amp; carry out</li><li>&lt;b&gt;Find out&lt;/b&gt;</li></ul><p>At night.</p>',
  );
  expect(postingHtml(null, [])).toBe('');
});
