import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { articleFeedback } from '#lib/contracts/calls/reader-calls.ts';
import { helpDocument, openReaders, type ReadersUnderTest } from './readers-under-test.ts';

let readers: ReadersUnderTest;

beforeAll(async () => {
  readers = await openReaders(true);
  readers.publish(helpDocument('ssh', { version: 2 }), helpDocument('tos', { kind: 'legal' }));
}, 60_000);

afterAll(() => readers.close());

beforeEach(async () => {
  await readers.rows(sql`DELETE FROM reader_rating`);
  await readers.rows(sql`DELETE FROM reader_search`);
});

const text = { article: 'ssh', textLanguage: 'en', version: '2' } as const;
const rate = (account: string, fields: Record<string, string>) =>
  readers.call(account, 'doc/helpDoc/rate', { ...text, rating: '4', suggestion: 'unclear', ...fields });
const stateOf = async (account: string, fields: Record<string, string> = {}) =>
  (await readers.call(account, 'doc/helpDoc/rated', { ...text, ...fields })).message;
const feedback = async () => {
  const { message } = await readers.mydoc.call('doc/helpDoc/feedback', {}, { authorization: 'Bearer token' });
  return articleFeedback.output.parse(message).versions;
};

describe('R-8.3 a rating', () => {
  test('needs an account, a level and a type; the text is optional', async () => {
    expect(await rate('', {})).toMatchObject({ code: 401 });
    for (const [field, value] of [
      ['rating', '0'],
      ['rating', '6'],
      ['rating', '2.5'],
      ['rating', '５'],
      ['suggestion', 'bad'],
      ['suggestion', ''],
      ['version', '0'],
      ['textLanguage', 'zh'],
      ['text', '🚢'.repeat(1_001)],
      ['text', 'a\u0000b'],
    ] as const)
      expect(await rate('aiko', { [field]: value })).toMatchObject({ code: 4004, message: { field } });
    const bare = { ...text, rating: '4', suggestion: 'other' };
    expect(await readers.call('aiko', 'doc/helpDoc/rate', { ...text, rating: '4' })).toMatchObject({ message: { field: 'suggestion' } });
    expect(await readers.call('aiko', 'doc/helpDoc/rate', bare)).toMatchObject({ code: 2000, message: { replaced: false } });
    expect(await rate('bo', { text: '🚢'.repeat(1_000) })).toMatchObject({ code: 2000 });
  });

  test('there is one of a person for a version: the second replaces the first and says so, the same again does not', async () => {
    expect(await rate('aiko', { text: ' Where is the key? ' })).toMatchObject({ message: { replaced: false } });
    expect(await rate('aiko', { text: 'Where is the key?' })).toMatchObject({ message: { replaced: false } });
    expect(await rate('aiko', { rating: '2', suggestion: 'wrong' })).toMatchObject({ message: { replaced: true } });
    expect(await stateOf('aiko')).toEqual({ average: null, mine: { rating: 2, suggestion: 'wrong', text: '' }, collected: false });
    expect(await stateOf('aiko', { version: '1' })).toMatchObject({ mine: null });
    expect(await stateOf('')).toEqual({ average: null, mine: null, collected: false });
  });

  test('the average of a version shows from three readers on', async () => {
    await rate('aiko', { rating: '5' });
    expect(await rate('bo', { rating: '5' })).toMatchObject({ message: { average: null } });
    await rate('chen', { rating: '1', version: '1' });
    expect(await stateOf('')).toMatchObject({ average: null });
    expect(await rate('chen', { rating: '4' })).toMatchObject({ message: { average: { mean: 4.7, count: 3 } } });
    expect(await stateOf('')).toEqual({ average: { mean: 4.7, count: 3 }, mine: null, collected: false });
  });

  test('of what is not published, of a version to come, of a legal text: refused', async () => {
    const others: readonly Record<string, string>[] = [
      { article: 'nothing' },
      { version: '3' },
      { textLanguage: 'ja' },
      { article: 'tos', version: '1' },
    ];
    for (const fields of others) expect(await rate('aiko', fields)).toMatchObject({ code: 4405, message: { key: 'articleGone' } });
    expect(await feedback()).toEqual([]);
  });

  test('of one person from many tabs at once counts once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, place) => rate('aiko', { rating: String((place % 5) + 1) })));
    expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([2000]));
    expect((await feedback()).map(({ count }) => count)).toEqual([1]);
  });
});

describe('for editors', () => {
  test('ratings by version with levels, mean, and the last texts without the account', async () => {
    await rate('aiko', { rating: '5', version: '1' });
    for (const [account, rating] of [
      ['aiko', '1'],
      ['bo', '4'],
      ['chen', '4'],
    ] as const)
      await rate(account, { rating, text: `from ${rating}` });
    const versions = await feedback();
    expect(versions.map(({ version, count, mean, levels }) => ({ version, count, mean, levels }))).toEqual([
      { version: 2, count: 3, mean: 3, levels: [1, 0, 0, 2, 0] },
      { version: 1, count: 1, mean: 5, levels: [0, 0, 0, 0, 1] },
    ]);
    expect(versions[0]?.latest).toHaveLength(3);
    expect(versions[0]?.latest.at(-1)).toEqual({ rating: 1, suggestion: 'unclear', text: 'from 1', on: versions[0]?.lastOn });
    expect(JSON.stringify(versions)).not.toMatch(/aiko|chen/);
  });

  test('the last five texts of a version', async () => {
    for (let each = 1; each <= 6; each += 1) await rate(`reader ${each}`, { text: `text ${each}` });
    expect((await feedback())[0]?.latest.map((one) => one.text)).toEqual(['text 6', 'text 5', 'text 4', 'text 3', 'text 2']);
  });

  test('searches before low ratings are counted, apart from who rated', async () => {
    await rate('aiko', { rating: '1', searched: 'Lost Key' });
    await rate('bo', { rating: '2', searched: 'lost key' });
    await rate('chen', { rating: '2', searched: 'aiko@example.com' });
    await rate('dana', { rating: '5', searched: 'ssh' });
    expect((await feedback())[0]?.searched).toEqual([{ word: 'lost key', count: 2 }]);
  });

  test('200 different searches of a version are stored, and those go on counting', async () => {
    await readers.rows(sql`INSERT INTO reader_search (article, language, version, word)
      SELECT 'ssh', 'en', 2, 'word ' || n FROM generate_series(1, 200) AS n`);
    await rate('aiko', { rating: '1', searched: 'one more' });
    await rate('bo', { rating: '1', searched: 'word 7' });
    const words = await readers.rows(sql`SELECT word FROM reader_search WHERE count > 1 OR word = 'one more'`);
    expect(words).toEqual([{ word: 'word 7' }]);
  });

  test('nobody else is answered', async () => {
    expect(await readers.call('aiko', 'doc/helpDoc/feedback')).toMatchObject({ status: 404, message: { key: 'noSuchCall' } });
  });
});
