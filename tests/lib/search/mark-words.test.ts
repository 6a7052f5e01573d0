import { describe, expect, test } from '@jest/globals';
import { markWords, piecesOf } from '#lib/search/mark-words.ts';
import { shortestTime } from '#tests/setup/shortest-time.ts';

const marked = (text: string, search: string): string =>
  markWords(text, search)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('R-8.2 highlighting the words of a search', () => {
  test.each([
    ['Take a snapshot', 'snapshot', 'Take a [snapshot]'],
    ['Snapshots by weekday', 'SNAPSHOT', '[Snapshot]s by weekday'],
    ['快照与快照策略', '快照', '[快照]与[快照]策略'],
    ['スナップショットの料金', 'ｽﾅｯﾌﾟｼｮｯﾄ', '[スナップショット]の料金'],
    ['ｽﾅｯﾌﾟｼｮｯﾄ', 'スナップ', '[ｽﾅｯﾌﾟ]ｼｮｯﾄ'],
    ['ＷｏｒｄＰｒｅｓｓ を', 'wordpress', '[ＷｏｒｄＰｒｅｓｓ] を'],
    ['ssh and sshd', 'ssh  and', '[ssh] [and] [ssh]d'],
    ['aaa', 'aa', '[aaa]'],
    ['100% of it', '100%', '[100%] of it'],
    ['nothing here', 'absent', 'nothing here'],
    ['kept whole', '　', 'kept whole'],
    ['👩‍💻 at work', 'work', '👩‍💻 at [work]'],
  ])('%j for %j', (text, search, expected) => {
    expect(marked(text, search)).toBe(expected);
  });

  test('the pieces put together are the text as it was', () => {
    const text = '<b>ｽﾅｯﾌﾟ</b> & <script>alert(1)</script> ﬁle';
    expect(
      markWords(text, 'fi script b')
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });

  test('a long text is marked in linear time', async () => {
    expect(await shortestTime(() => markWords('a'.repeat(20_000), 'aaaaaaaaab'))).toBeLessThan(2_000);
  });
});

describe('R-8.2 a text with its marks', () => {
  const shown = (text: string, marks: [number, number][]): string =>
    piecesOf(text, marks)
      .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
      .join('');

  test('is cut up where they are, in any order and overlapping', () => {
    expect(
      shown('one two three', [
        [8, 13],
        [0, 3],
        [2, 3],
      ]),
    ).toBe('[one] two [three]');
    expect(shown('one', [])).toBe('one');
  });

  test('stays whole with marks that are not in it', () => {
    expect(
      shown('one', [
        [2, 99],
        [50, 60],
      ]),
    ).toBe('on[e]');
    expect(shown('one', [[3, 1]])).toBe('one');
  });
});
