import { beforeAll, expect, test } from '@jest/globals';
import { renderAnswer } from '#services/mydoc/chat/answers/render-answer.ts';
import { seedWith } from '../chat-under-test.ts';
import { seededChat, type SeededChat } from '../seeded-chat.ts';
import { block } from './sample-text.ts';

const article = (slug: string, more: Readonly<Record<string, unknown>>) => ({
  _id: `article-${slug}-en`,
  _rev: `revision-of-${slug}`,
  _type: 'article',
  kind: 'help',
  language: 'en',
  slug: { current: slug },
  translationKey: slug,
  title: slug,
  version: 1,
  effectiveDate: '2026-01-01',
  order: 1,
  ...more,
});

const fillers = 2_000;
let chat: SeededChat;

beforeAll(async () => {
  const rules = article('wombat-rules', {
    kind: 'legal',
    title: 'Rules for wombats',
    body: [block('How many wombats', { style: 'h2' }), block('Each customer keeps at most three wombats.')],
    errata: [
      { _key: 'e1', on: '2026-03-02', text: 'Read “four wombats” for “three wombats”.' },
      { _key: 'e2', on: 'nonsense', text: 'This one is malformed.' },
    ],
  });
  const last = article('zz-quokka-storage', { body: [block('Where quokkas are', { style: 'h2' }), block('Quokka storage is in Perth.')] });
  const many = Array.from({ length: fillers }, (_, index) => article(`filler-${index}`, { body: [block('A text without subject.')] }));
  chat = await seededChat([...seedWith(), ...many, rules, last]);
}, 120_000);

test('R-9 a correction that was published beside a legal text is quoted with what it corrects', async () => {
  const draft = await chat.ask('How many wombats may a customer keep?', 'en');
  expect(draft.citations[0]).toMatchObject({ title: 'Rules for wombats', revision: 'revision-of-wombat-rules' });
  const html = renderAnswer(draft);
  expect(html).toContain('at most three wombats.');
  expect(html).toMatch(/Correction of 2 March 2026 to this text:.*Read “four wombats” for “three wombats”\./);
  expect(html).not.toContain('malformed');
});

test('R-9 a text is found whatever number of others there is', async () => {
  const draft = await chat.ask('Where is quokka storage?', 'en');
  expect(draft.citations[0]?.title).toBe('zz-quokka-storage');
});
