import { expect, test } from '@jest/globals';
import { articleBlockSchema } from '#lib/content/values/article-body.ts';

test('a block of code keeps its spaces', () => {
  const block = { _type: 'code', _key: 'a', language: 'nginx', code: 'server {\n  listen 80;\n}\n' };
  expect(articleBlockSchema.parse(block)).toEqual(block);
});

test('a language that the site does not know is shown as text', () => {
  expect(articleBlockSchema.parse({ _type: 'code', _key: 'a', language: 'cobol', code: 'STOP RUN.' })).toMatchObject({ language: 'text' });
});

test('R-4 what a reader copies in the preview carries no invisible marks', () => {
  const code = `date -u${'\u200b\u200c\u200d\ufeff'.repeat(4)}`;
  expect(articleBlockSchema.parse({ _type: 'code', _key: 'a', language: 'bash', code })).toMatchObject({ code: 'date -u' });
});
