import { describe, expect, jest, test } from '@jest/globals';
import type { Language } from '#lib/language/languages.ts';
import { editDistance } from '#lib/search/edit-distance.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';

const measured = jest.fn(editDistance);
jest.unstable_mockModule('#lib/search/edit-distance.ts', () => ({ editDistance: measured }));
const { nearestWords } = await import('#services/mydoc/search/nearest-words.ts');

const document = (language: Language, title: string, heading = ''): SearchedDocument => ({
  type: 'article',
  group: title,
  language,
  id: title,
  title,
  link: '/doc/article/x',
  passages: [
    { fragment: null, heading: 'Kubernetes in a summary', lines: ['Kubernetes'] },
    { fragment: 'section-1', heading, lines: [] },
  ],
});

const documents = [
  document('en', 'Take a snapshot', 'Restore the snapshot'),
  document('en', 'Snapshots on a schedule'),
  document('en', 'With a firewall', 'Firewall rules in 2026'),
  document('zh', '创建云服务器', '防火墙'),
  document('ja', 'サーバーのバックアップ', 'ファイアウォールを設定する'),
];

describe('R-8.2 the nearest words of a search that found nothing', () => {
  test.each<[string, Language, string[]]>([
    ['snapfoot', 'en', ['snapshot', 'Snapshots']],
    ['FIREWALES', 'en', ['firewall']],
    ['wired', 'en', []],
    ['zzz', 'en', []],
    ['2027', 'en', []],
    ['within', 'en', []],
    ['虚拟机', 'zh', []],
    ['云服务商', 'zh', ['云服务器']],
    ['防火门', 'zh', ['防火墙']],
    ['バックアツプ', 'ja', ['バックアップ']],
    ['kubernetis', 'en', []],
    ['', 'en', []],
    ['%%%', 'en', []],
    ['😀', 'en', []],
  ])('%j in %s: %j', (search, language, words) => {
    expect(nearestWords(search, documents, language)).toEqual(words);
  });

  test('are five at most, whatever was typed', () => {
    const many = Array.from({ length: 40 }, (_, at) => document('en', `server${String.fromCharCode(97 + (at % 26))}${at}`));
    expect(nearestWords('servers', many, 'en')).toHaveLength(5);
    expect(nearestWords('x'.repeat(200), many, 'en')).toEqual([]);
  });

  test('take at most eight words of three letters and more, none twice, and measure those of a similar length alone', () => {
    const headings = Array.from({ length: 30 }, (_, at) => document('en', `heading${String.fromCharCode(97 + (at % 26))}${at}`));
    const distances = (search: string): number => {
      measured.mockClear();
      nearestWords(search, headings, 'en');
      return measured.mock.calls.length;
    };
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const long = Array.from({ length: 26 }, (_, at) => `zword${letters.charAt(at)}`);
    expect(distances(long.join(' '))).toBe(8 * headings.length);
    expect(distances('zword zword ZWORD ｚｗｏｒｄ')).toBe(headings.length);
    expect(distances(`ab cd ef gh ${'x'.repeat(40)}`)).toBe(0);
  });
});
