import { describe, expect, test } from '@jest/globals';
import type { Language } from '#lib/language/languages.ts';
import { nearestWords } from '#services/mydoc/search/nearest-words.ts';
import type { SearchedDocument } from '#services/mydoc/search/searched-document.ts';

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
});
