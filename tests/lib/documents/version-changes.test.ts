import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ArticleBlock } from '#lib/content/values/article-body.ts';
import { changedSections, type ChangedPiece, type ComparedText } from '#lib/documents/version-changes.ts';

const block = (text: string, style: 'normal' | 'h2' = 'normal'): ArticleBlock => ({
  _type: 'block',
  _key: text,
  style,
  children: [{ _type: 'span', text }],
  markDefs: [],
});

const body = (...lines: string[]): ArticleBlock[] =>
  lines.map((line) => (line.startsWith('# ') ? block(line.slice(2), 'h2') : block(line)));

/** As a lawyer marks it: [-gone-] {+new+}. */
const marked = (pieces: readonly ChangedPiece[]): string =>
  pieces.map(({ kind, text }) => ({ same: text, added: `{+${text}+}`, removed: `[-${text}-]` })[kind]).join('');

const text = (blocks: ArticleBlock[], changed: Partial<ComparedText> = {}): ComparedText => ({
  title: 'Terms',
  summary: null,
  body: blocks,
  ...changed,
});

const changes = (before: ArticleBlock[], after: ArticleBlock[], language: 'en' | 'zh' | 'ja' = 'en') =>
  changedSections(text(before), text(after), language).map(({ heading, paragraphs }) => [heading, ...paragraphs.map(marked)]);

describe('R-4.1 what changed from one version of a text to the next', () => {
  test('is nothing where nothing changed', () => {
    expect(changes(body('One', '# Two', 'Three'), body('One', '# Two', 'Three'))).toEqual([]);
  });

  test('is told below its heading: reworded by the word, added, removed', () => {
    const before = body(
      '# Payment',
      'You pay within 14 days of the invoice.',
      'We take cards.',
      '# End',
      'Either side may end the contract.',
    );
    const after = body('# Payment', 'You pay within 30 days of the invoice.', 'We take cards.', '# End', 'We may warn you first.', '# Law');
    expect(changes(before, after)).toEqual([
      ['Payment', 'You pay within [-14-]{+30+} days of the invoice.'],
      ['End', '[-Either side may end the contract.-]', '{+We may warn you first.+}'],
      ['Law', '{+Law+}'],
    ]);
  });

  test('follows the words of Chinese and Japanese', () => {
    expect(changes(body('您应在14天内付款。'), body('您应在30天内付款。'), 'zh')).toEqual([['', '您应在[-14-]{+30+}天内付款。']]);
    expect(changes(body('請求書の日から14日以内に支払います。'), body('請求書の日から30日以内に支払います。'), 'ja')).toEqual([
      ['', '請求書の日から[-14-]{+30+}日以内に支払います。'],
    ]);
  });

  test('tells a paragraph that went, in the middle and at the end, and several below one heading together', () => {
    expect(changes(body('# A', 'One', 'Two', 'Three'), body('# A', 'One', 'Three'))).toEqual([['A', '[-Two-]']]);
    expect(changes(body('# A', 'One', 'Two'), body('# A', 'One'))).toEqual([['A', '[-Two-]']]);
    expect(changes(body('# A', 'One', 'Two', 'Three'), body('# A', 'One b', 'Two', 'Three b'))).toEqual([
      ['A', 'One{+ b+}', 'Three{+ b+}'],
    ]);
    expect(changes(body('Pay in 1 day', 'Stay in 2 days'), body('Pay in 3 days', 'Stay in 4 days', 'Go in 5 days'))).toEqual([
      ['', 'Pay in [-1-]{+3+} [-day-]{+days+}', 'Stay in [-2-]{+4+} days', '{+Go in 5 days+}'],
    ]);
    expect(changes(body('# A', 'One', '# B', 'Two'), body('# A', 'One b', '# B', 'Two b'))).toEqual([
      ['A', 'One{+ b+}'],
      ['B', 'Two{+ b+}'],
    ]);
  });

  test('follows where words lead', () => {
    const linking = (href: string): ArticleBlock => ({
      _type: 'block',
      _key: 'l',
      style: 'normal',
      children: [
        { _type: 'span', text: 'See the ', marks: [] },
        { _type: 'span', text: 'refund terms', marks: ['a'] },
      ],
      markDefs: [{ _type: 'link', _key: 'a', href }],
    });
    expect(changes([linking('/doc/article/refund')], [linking('/doc/article/tos')])).toEqual([
      ['', 'See the refund terms (/doc/article/[-refund-]{+tos+})'],
    ]);
  });

  test('reads notes and pictures, and no empty lines', () => {
    const note = (text: string): ArticleBlock => ({ _type: 'note', _key: 'n', tone: 'info', text });
    const picture = (alt: string, caption: string | null): ArticleBlock => ({
      _type: 'picture',
      _key: 'p',
      src: '/a.png',
      widthPx: 1,
      heightPx: 1,
      alt,
      caption,
      full: { src: '/a.png', widthPx: 1, heightPx: 1 },
    });
    expect(changes([note('Read this')], [note('Read that')])).toEqual([['', 'Read [-this-]{+that+}']]);
    expect(changes([picture('A map', null)], [picture('A map', 'Of Tokyo')])).toEqual([['', '{+Of Tokyo+}']]);
    const tabs = (text: string): ArticleBlock => ({
      _type: 'tabs',
      _key: 't',
      tabs: [{ _key: 'l', system: 'linux', label: 'Linux', body: [{ _type: 'code', _key: 'c', language: 'bash', code: text }] }],
    });
    expect(changes([tabs('ssh root')], [tabs('ssh debian')])).toEqual([['', 'ssh [-root-]{+debian+}']]);
    expect(changes(body('One'), body('One', '', ' '))).toEqual([]);
  });

  test('follows two reworded paragraphs where one is written between them or before them', () => {
    const before = body('You pay within 14 days of the invoice.', 'We may raise a price with 30 days of notice.');
    const after = body(
      'Prices are without tax.',
      'You pay within 30 days of the invoice.',
      'A late payment costs nothing.',
      'We may raise a price with 60 days of notice.',
    );
    expect(changes(before, after)).toEqual([
      [
        '',
        '{+Prices are without tax.+}',
        'You pay within [-14-]{+30+} days of the invoice.',
        '{+A late payment costs nothing.+}',
        'We may raise a price with [-30-]{+60+} days of notice.',
      ],
    ]);
  });

  test('tells a changed title and summary apart from the body, and first', () => {
    const told = changedSections(
      text(body('One'), { title: 'Terms', summary: 'All servers' }),
      text(body('Two'), { title: 'Terms of service', summary: null }),
      'en',
    );
    expect(told.map(({ part, heading, paragraphs }) => [part, heading, ...paragraphs.map(marked)])).toEqual([
      ['title', '', 'Terms{+ of service+}'],
      ['summary', '', '[-All servers-]'],
      ['body', '', '[-One-]', '{+Two+}'],
    ]);
  });

  test('strikes a paragraph of which little is left, and follows the words of one of which enough is', () => {
    expect(changes(body('ab cdefghi'), body('ab xyzuvwt'))).toEqual([['', '[-ab cdefghi-]', '{+ab xyzuvwt+}']]);
    expect(changes(body('abc defghij'), body('abc and much that is new here'))).toEqual([
      ['', '[-abc defghij-]', '{+abc and much that is new here+}'],
    ]);
    expect(changes(body('abcd efghi'), body('abcd uvwxy and more'))).toEqual([['', 'abcd [-efghi-]{+uvwxy and more+}']]);
  });

  test('reads tables by the row, and code by the line', () => {
    const table = (...rows: string[][]): ArticleBlock => ({ _type: 'table', _key: 't', rows: rows.map((cells) => ({ cells })) });
    const code = (text: string): ArticleBlock => ({ _type: 'code', _key: 'c', language: 'text', code: text });
    expect(changes([table(['a', '1'], ['b', '2'])], [table(['a', '1'], ['b', '3'])])).toEqual([['', 'b | [-2-]{+3+}']]);
    expect(changes([code('one\ntwo')], [code('one\ntwo\nthree')])).toEqual([['', '{+three+}']]);
  });

  test('has all words of both texts, and no others', () => {
    const line = fc.array(fc.constantFrom('you', 'pay', '30', 'days', '支払', '您', '.'), { minLength: 1, maxLength: 6 });
    const lines = fc.array(
      line.map((words) => words.join(' ')),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(lines, lines, (before, after) => {
        const paragraphs = changedSections(text(body(...before)), text(body(...after)), 'en').flatMap((section) => section.paragraphs);
        const without = (kind: ChangedPiece['kind']) =>
          paragraphs
            .map((pieces) => pieces.flatMap((piece) => (piece.kind === kind ? [] : [piece.text])).join(''))
            .filter((each) => each !== '');
        // unchanged paragraphs are left out of both, in the same number
        const rest = (all: string[], told: string[]) => {
          const left = [...all];
          for (const each of told) {
            expect(left).toContain(each);
            left.splice(left.indexOf(each), 1);
          }
          return left;
        };
        expect(rest(before, without('added')).toSorted()).toEqual(rest(after, without('removed')).toSorted());
      }),
    );
  });
});
