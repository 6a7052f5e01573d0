import { describe, expect, test } from '@jest/globals';
import { piecesOf } from '#lib/search/mark-words.ts';
import { indexKeys, readQuery } from '#lib/search/read-query.ts';
import { excerptOf, matchedQuestion, shownPassage } from '#services/mydoc/search/excerpts/highlights.ts';
import { markableOf, marksOf } from '#services/mydoc/search/excerpts/marks.ts';

const markable = (search: string) =>
  markableOf(readQuery(search), { found: new Set(readQuery(search).weights.keys()), phrases: ['cloud server'] });
const marked = (text: string, search: string): string =>
  piecesOf(text, marksOf(text, markable(search)))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');
const opening = (heading: string, ...lines: string[]) => ({ fragment: null, heading, lines });
const section = (heading: string, ...lines: string[]) => ({ fragment: 'section-1', heading, lines });

describe('R-8.2 every hit is marked in the text as it was written', () => {
  test.each([
    ['Prices and pricing', 'price', '[Prices] and [pricing]'],
    ['快照与快照策略', '快照', '[快照]与[快照]策略'],
    ['云服务器套餐与价格', '雲服務器價格', '[云服务器]套餐与[价格]'],
    ['ﾌｧｲｱｳｫｰﾙの設定', 'ファイアウォール', '[ﾌｧｲｱｳｫｰﾙ]の設定'],
    ['ＷｏｒｄＰｒｅｓｓ を使う', 'wordpress', '[ＷｏｒｄＰｒｅｓｓ] を使う'],
    ['サーバーを削除する', 'サーバ', '[サーバ]ーを削除する'],
    ['<b>ssh</b> & <script>', 'ssh', '<b>[ssh]</b> & <script>'],
    ['👩‍💻 snapshots', 'snapshot', '👩‍💻 [snapshots]'],
    ['You get 100% back', '%', 'You get 100[%] back'],
    ['送ったメールを送る', '送信', '送ったメールを送る'],
    ['スナップとバックアップ', 'スナップショット', '[スナップ]とバックアップ'],
    ['パスワードとパス', 'パスの変更', '[パス]ワードと[パス]'],
    ['Your cloud servers', 'vps', 'Your [cloud server]s'],
    ['nothing here', 'absent', 'nothing here'],
  ])('%j for %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });
});

describe('R-8.2 what a result shows of a text', () => {
  test('is the line with most of the words, the earlier of two; else the summary', () => {
    expect(excerptOf(opening('About ships', 'The harbour', 'More harbour'), markable('SHIPS'))?.text).toBe('About ships');
    expect(excerptOf(opening('About ships', 'The harbour', 'More harbour'), markable('harbour'))?.text).toBe('The harbour');
    expect(excerptOf(opening('About ships', 'The harbour', 'Ships in the harbour'), markable('harbour ships'))?.text).toBe(
      'Ships in the harbour',
    );
    expect(excerptOf(opening('About ships', 'The harbour'), markable('title'))?.text).toBe('About ships');
    expect(excerptOf(opening(''), markable('title'))).toBeNull();
  });

  test('of a section is a line, and its heading only if that alone has a word', () => {
    expect(excerptOf(section('The harbour', 'A place', 'for ships'), markable('ships'))?.text).toBe('for ships');
    expect(excerptOf(section('The harbour', 'A place'), markable('harbour'))?.text).toBe('The harbour');
    expect(excerptOf(section('The harbour', 'A place'), markable('other'))?.text).toBe('A place');
  });

  test('a long line is cut around the first word, with its marks', () => {
    const excerpt = excerptOf(opening(`${'before '.repeat(40)}harbour ${'after '.repeat(40)}`), markable('harbour'));
    expect(excerpt?.text).toMatch(/^…before .*harbour.* after…$/);
    expect(Array.from(excerpt?.text ?? '').length).toBeLessThanOrEqual(152);
    expect(excerpt?.marks.map(([start, end]) => excerpt.text.slice(start, end))).toEqual(['harbour']);
  });

  test('no character is cut in two', () => {
    expect(excerptOf(opening(`${'💧'.repeat(200)}harbour`), markable('harbour'))?.text).not.toMatch(/\p{Cs}/u);
  });

  test('the page’s opening is shown where its title has all that was found, else the passage that answers best', () => {
    const best = section('Connect', 'Install the client.');
    const first = opening('All about WordPress');
    const document = { title: 'Install WordPress', passages: [first, best] };
    const shown = (search: string, found: { question?: string } = {}) =>
      shownPassage(
        { document: { type: 'article', group: 'a', language: 'en', id: 'a', link: '/a', ...document }, passage: best, ...found },
        new Set(indexKeys(search)),
        markable('cloud'),
      );
    expect(shown('install wordpress')).toBe(first);
    expect(shown('wordpress client')).toBe(best);
    expect(shown('install wordpress', { question: 'how do I get the client' })).toBe(best);
    expect(shown('', { question: 'how do I get the client' })).toBe(best);
  });

  test('of what synonyms alone have found it is the opening where the title has one of them, else the passage that has it', () => {
    const best = section('Rent a machine', 'Choose the size of a cloud server.');
    const first = opening('From the order to the first log-in');
    const shown = (title: string) =>
      shownPassage(
        { document: { type: 'article', group: 'a', language: 'en', id: 'a', link: '/a', title, passages: [first, best] }, passage: best },
        new Set(),
        markable('vps'),
      );
    expect(shown('Cloud servers')).toBe(first);
    expect(shown('Your first machine')).toBe(best);
  });
});

describe('R-8.2 the question of readers that says why a text was found', () => {
  const passage = { ...section('Refunds', 'Within 72 hours.'), asked: ['can I get my money back', 'my card expired, what now'] };
  const told = ['Refund policy', 'Within 72 hours.'];

  test('is shown where it has more of the search than title and line, with its words marked', () => {
    const shown = matchedQuestion({ passage }, told, markable('money back'));
    expect(shown?.text).toBe('can I get my money back');
    expect(shown?.marks.map(([start, end]) => shown.text.slice(start, end))).toEqual(['money', 'back']);
    expect(matchedQuestion({ passage }, told, markable('hours card'))).toBeNull();
    expect(matchedQuestion({ passage }, told, markable('refund'))).toBeNull();
  });

  test('is the one by which it was found, also where its section has another heading now', () => {
    const found = { question: 'do you return the money', passage: section('Refunds', 'Within 72 hours.') };
    expect(matchedQuestion(found, told, markable('return money'))?.text).toBe('do you return the money');
    expect(matchedQuestion({ passage: found.passage }, told, markable('return money'))).toBeNull();
  });

  test('is cut like a line, and on one', () => {
    const long = { question: `so ${'very '.repeat(60)}\n\nmuch money ${'and more '.repeat(60)}`, passage: section('Refunds') };
    const text = matchedQuestion(long, told, markable('money'))?.text ?? '';
    expect(text).toMatch(/^…very .* much money and .*…$/);
    expect(text.length).toBeLessThanOrEqual(152);
  });
});
