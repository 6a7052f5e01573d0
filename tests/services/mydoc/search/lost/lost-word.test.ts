import { describe, expect, test } from '@jest/globals';
import { lostWord } from '#services/mydoc/search/lost/lost-word.ts';

describe('R-8.2 which searches without a result are kept', () => {
  test.each([
    ['Kubernetes  Cluster ', { word: 'Kubernetes Cluster', folded: 'kubernetes cluster' }],
    ['ＧＰＵ', { word: 'GPU', folded: 'gpu' }],
    ['すなっぷ', { word: 'すなっぷ', folded: 'スナップ' }],
    ['容器雲', { word: '容器雲', folded: '容器云' }],
    ['error 0x80070005', null],
    ['error 504', { word: 'error 504', folded: 'error 504' }],
    ['123456', { word: '123456', folded: '123456' }],
    ['x'.repeat(60), { word: 'x'.repeat(60), folded: 'x'.repeat(60) }],
    ['\u202eevil\u202c', { word: 'evil', folded: 'evil' }],
    ['😀 sale', { word: '😀 sale', folded: '😀 sale' }],
  ])('%j is kept in one width, and counted in one case, kana and form of characters', (search, kept) => {
    expect(lostWord(search)).toEqual(kept);
  });

  test.each([
    'ann@example.org',
    'mail ａｎｎ＠ｅｘａｍｐｌｅ．ｏｒｇ please',
    '1234567',
    '+86 138 0013 8000',
    '(03) 1234-5678',
    '１３８００１３８０００',
    '٠١٢٣٤٥٦٧',
    '192.168.100.17',
    '4111-1111-1111-1111',
    'x'.repeat(61),
    'ﷺ'.repeat(10),
    '%%%',
    '😀',
    ' 　',
    '',
  ])('%j is not', (search) => {
    expect(lostWord(search)).toBeNull();
  });
});
