import { describe, expect, test } from '@jest/globals';
import { displayWidth } from '#lib/format/display-width.ts';
import { cutLine, excerptColumnsAtMost } from '#services/mydoc/search/excerpts/cut-line.ts';

const cutAt = (line: string, word: string): string => cutLine(line, line.indexOf(word));

describe('R-8.2 an excerpt is about as wide in every script', () => {
  test('what fits is left as it is, and one column more is cut', () => {
    for (const line of ['a '.repeat(75), '快'.repeat(75), 'か'.repeat(75)]) {
      expect(cutLine(line, 0)).toBe(line);
      expect(displayWidth(cutLine(`${line}b`, 0))).toBeLessThanOrEqual(excerptColumnsAtMost + 1);
      expect(cutLine(`${line}b`, 0)).toMatch(/…$/);
    }
  });

  test.each([
    ['English', 'word after word ', 'match'],
    ['Chinese', '云服务器按月付款，到期', '退款'],
    ['Japanese', 'サーバーの料金は月額で', '返金'],
    ['an address', 'https://example.com/a/very/long/', '?match'],
  ])('in %s it holds what was found, wherever that is', (_name, around, match) => {
    for (const before of [0, 1, 5, 20, 40]) {
      const text = cutAt(`${around.repeat(before)}${match}${around.repeat(40 - before)}`, match);
      expect([before, text.includes(match)]).toEqual([before, true]);
      expect(displayWidth(text)).toBeLessThanOrEqual(excerptColumnsAtMost + 2);
      expect(displayWidth(text)).toBeGreaterThan(excerptColumnsAtMost * 0.7);
    }
  });
});

describe('R-8.2 an excerpt begins and ends where its text does', () => {
  const sentence = 'ご返金はお支払いの方法に戻ります。';
  const filler = 'そのほかのことは利用規約の本文に一つずつ書いてあるとおりです。';

  test('with a sentence that begins shortly before what was found, without dots', () => {
    expect(cutAt(`${filler}${sentence}${filler}${sentence}${filler}`, '支払い')).toBe(`${sentence}${filler}${sentence}`);
    const english = `${'Other things come first. '.repeat(9)}You get a refund of the days. ${'Other things follow, and more. '.repeat(9)}`;
    expect(cutAt(english, 'refund')).toMatch(/^Other things come first\. You get a refund of the days\. .* and more\.$/);
  });

  test('else with a clause, else with a word, never within one', () => {
    const clause = `${'云服务器的价格包含一个地址和一块磁盘'.repeat(4)}，需要退款的客户请提交工单${'并写明订单编号和原因'.repeat(9)}`;
    expect(cutAt(clause, '退款')).toMatch(/^…需要退款的客户/);
    const words = `${'harbour '.repeat(30)}match ${'seaside '.repeat(30)}`;
    expect(cutAt(words, 'match')).toMatch(/^…(?:harbour )+match (?:seaside )+seaside…$/);
  });

  test('a full stop in a name ends nothing, and no dots follow a comma', () => {
    const names = `${'see example.com and v1.2 '.repeat(9)}match${', one, two, three'.repeat(12)}`;
    const text = cutAt(names, 'match');
    expect(text).toMatch(/^…(?:and|com|see|v1|v1\.2|example\.com) .*match/);
    expect(text).toMatch(/[a-z]…$/);
  });

  test('near the end of a line there is more before it', () => {
    const line = `${'前の文です'.repeat(40)}返金`;
    const text = cutAt(line, '返金');
    expect(text).toMatch(/^….*返金$/);
    expect(displayWidth(text)).toBeGreaterThan(excerptColumnsAtMost - 20);
  });

  test('no character is cut in two', () => {
    expect(cutLine('👩‍💻'.repeat(200), 400)).toMatch(/^…(?:👩‍💻)+…$/u);
  });
});
