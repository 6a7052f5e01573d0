import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { chatLimits } from '#lib/chat/chat-limits.ts';
import { chatFigures, chatOpening } from '#lib/contracts/calls/chat-calls.ts';
import { createLog } from '#services/platform/log.ts';
import { readRows } from '#services/platform/database/rows.ts';
import { seedWith, startChat, type ChatUnderTest } from './chat-under-test.ts';

const editor = { authorization: 'Bearer editor' };
const isEditor = async (): Promise<boolean> => true;
const lines: string[] = [];
const log = createLog({ name: 'test', level: 'info', destination: { write: (line: string) => void lines.push(line) } });

let chat: ChatUnderTest;
let keeping: ChatUnderTest;

beforeAll(async () => {
  chat = await startChat({ isEditor, log });
  keeping = await startChat({ isEditor }, seedWith({ chatKeepsConversations: true }));
}, 120_000);

afterAll(() => Promise.all([chat.mydoc.close(), keeping.mydoc.close()]));

const figuresOf = async ({ mydoc }: ChatUnderTest) => chatFigures.output.parse((await mydoc.call(chatFigures.path, {}, editor)).message);

describe('R-9.2 a question', () => {
  test('is answered with HTML, its sources and a receipt', async () => {
    const answer = await chat.ask('How do I restore a snapshot?');
    expect(answer).toMatchObject({ kind: 'answered', by: 'texts', language: 'en' });
    expect(answer.answer).toContain('<blockquote>');
    expect(answer.citations?.[0]).toMatchObject({ number: 1, link: expect.stringMatching(/^\/doc\/article\/snapshots#section-\d$/) });
    expect(answer.receipt?.texts[0]).toMatchObject({ number: 1, version: expect.any(Number), revision: expect.any(String) });
  });

  test('about a price has the configurator’s amount and address', async () => {
    const answer = await chat.ask('2 cores 4 GiB in Tokyo for a year in yen, how much?');
    expect(answer.answer).toContain('¥16,912');
    expect(answer.receipt?.prices[0]).toMatchObject({ part: 'server', currency: 'JPY', amountMinor: 16_912 });
    expect(answer.receipt?.prices[0]?.address).toMatch(/^\/product\/vps-buy\?.*area=JP-0.*period=1y/);
  });

  test('is answered in its own language, in the currency of the visitor', async () => {
    expect(await chat.ask('最便宜的服务器多少钱', { language: 'en', currency: 'JPY' })).toMatchObject({
      language: 'zh',
      answer: expect.stringContaining('JP¥'),
    });
    expect(await chat.ask('SSH', { language: 'ja' })).toMatchObject({ language: 'ja' });
    expect(await chat.ask('返金条件', { language: 'ja' })).toMatchObject({ language: 'ja' });
  });

  test('that no text answers is answered by the way to people', async () => {
    const answer = await chat.ask('Do you offer GPU servers with an NVIDIA A100?');
    expect(answer).toMatchObject({
      kind: 'unanswered',
      handOver: { ticket: '/ucenter/console/workServer/submitWork', hours: expect.stringContaining('UTC+8') },
    });
    expect(answer.answer).toContain('/ucenter/console/workServer/submitWork');
    expect(answer.suggestions?.length).toBeGreaterThan(0);
  });

  test.each(['', '   ', '　'])('%j is no question', async (question) => {
    expect(await chat.send(question)).toMatchObject({ code: 4004, message: { key: 'dataError' } });
  });

  test('longer than it may be is refused, one as long is not', async () => {
    expect(await chat.send('x'.repeat(chatLimits.questionUnitsAtMost + 1))).toMatchObject({
      code: 4004,
      message: { field: 'params.question' },
    });
    expect(await chat.send('x'.repeat(chatLimits.questionUnitsAtMost))).toMatchObject({ code: 2000 });
  });

  test('the browser’s key grants nothing', async () => {
    const plain = await chat.ask('How do I restore a snapshot?', { apiKey: '' });
    const keyed = await chat.ask('How do I restore a snapshot?', { apiKey: 'sk-admin-everything' });
    expect(keyed.answer).toBe(plain.answer);
  });
});

describe('R-9 limits', () => {
  test('a session asks so often at once and no more, another one does', async () => {
    const uuid = randomUUID();
    const codes: number[] = [];
    for (let turn = 0; turn <= chatLimits.session.atOnce; turn += 1) codes.push((await chat.send('hello', { uuid })).code);
    expect(codes).toEqual([...Array.from({ length: chatLimits.session.atOnce }, () => 2000), 429]);
    expect(await chat.send('hello', { uuid })).toMatchObject({
      code: 429,
      message: { isShow: 0, values: { seconds: expect.any(Number) } },
    });
    expect(await chat.send('hello')).toMatchObject({ code: 2000 });
  });

  test('an address asks so often at once, whatever sessions it invents', async () => {
    const address = '198.51.100.7';
    const codes = new Set<number>();
    for (let turn = 0; turn <= chatLimits.address.atOnce; turn += 1) codes.add((await chat.send('hello', { address })).code);
    expect([...codes]).toEqual([2000, 429]);
  });
});

describe('R-9 what is stored', () => {
  const stored = z.object({ question: z.string().nullable(), answer: z.string().nullable(), session: z.string().nullable() });
  const rows = ({ mydoc }: ChatUnderTest) =>
    readRows(mydoc.database.executor, sql`SELECT question, answer, session FROM chat_answer`, stored);

  test('counts alone, and nothing of what was said is logged', async () => {
    await chat.ask('Why is zebra-striped-kangaroo@example.com not in Frankfurt?');
    expect((await rows(chat)).every(({ question, answer, session }) => question === null && answer === null && session === null)).toBe(
      true,
    );
    expect(lines.join('\n')).not.toMatch(/zebra|kangaroo/);
    expect((await figuresOf(chat)).unanswered).toBeNull();
  });

  test('where the site settings keep conversations, what was said without what may tell of a person, until the session ends', async () => {
    const uuid = randomUUID();
    await keeping.ask('Do you sell submarines to ann@example.com, +81 90 1234 5678?', { uuid });
    expect(await rows(keeping)).toEqual([{ question: 'Do you sell submarines to …, +…?', answer: expect.any(String), session: uuid }]);
    expect((await figuresOf(keeping)).unanswered).toEqual([
      { question: 'Do you sell submarines to …, +…?', language: 'en', topic: 'unknown', on: expect.any(String) },
    ]);
    expect(await keeping.mydoc.call('chat/end', { uuid })).toMatchObject({ code: 2000 });
    expect((await rows(keeping)).map(({ session }) => session)).toEqual([null]);
  });

  test('editors read figures by topic, others are told that there is no such call', async () => {
    const before = await figuresOf(chat);
    const { id = '' } = await chat.ask('How do I restore a snapshot?');
    expect(await chat.mydoc.call('chat/feedback', { id, helped: 'true' })).toMatchObject({ code: 2000, message: { helped: true } });
    expect(await chat.mydoc.call('chat/feedback', { id: randomUUID(), helped: 'true' })).toMatchObject({ code: 4002 });
    const of = ({ topics }: typeof before) => topics.find(({ topic, language }) => topic === 'help' && language === 'en');
    const after = await figuresOf(chat);
    expect(of(after)).toMatchObject({ asked: (of(before)?.asked ?? 0) + 1, helped: (of(before)?.helped ?? 0) + 1 });
    expect(await chat.mydoc.call(chatFigures.path)).toMatchObject({ code: 404, message: { key: 'noSuchCall' } });
  });
});

test('R-9.1 the opening has questions that suit the page, and says whether conversations are kept', async () => {
  const open = async ({ mydoc }: ChatUnderTest, fields: Record<string, string>) =>
    chatOpening.output.parse((await mydoc.call(chatOpening.path, fields)).message);
  const coupons = await open(chat, { pageID: 'ac/coupon', language: 'ja' });
  expect(coupons).toMatchObject({
    kept: false,
    worded: false,
    handOver: { hours: '10:00〜23:00（日本時間）', messenger: 'https://chat.example/marlow' },
  });
  expect(coupons.suggestions[0]).toContain('クーポン');
  expect(await open(keeping, {})).toMatchObject({ kept: true, suggestions: { length: chatLimits.suggestionsAtMost } });
});
