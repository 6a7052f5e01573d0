import { describe, expect, test } from '@jest/globals';
import { askedIndexOf, createAskedIndex } from '#services/mydoc/search/asked/asked-index.ts';
import type { AskedSection } from '#services/mydoc/search/asked/asked-questions.ts';

const section = (article: string | null, heading: string, ...questions: string[]): AskedSection => ({
  article,
  language: 'en',
  heading,
  questions,
});

const questions = {
  en: [
    section('abuse', 'Report', 'my site got hacked, can I delete the files', 'who do I write to'),
    section('snapshots', 'Restore', 'get deleted files back', 'restore a disk'),
    section(null, '', 'do you rent GPUs'),
  ],
  zh: [],
  ja: [{ article: 'snapshots', language: 'ja' as const, heading: '復元', questions: ['消したファイルを戻したい'] }],
};
const index = createAskedIndex(questions);
const headings = (search: string): string[] => index.nearest(search, 'en').map(({ heading }) => heading ?? '');

describe('R-8.2 a search is compared with what readers ask', () => {
  test('the same question in other forms is as near as can be', () => {
    const [first] = index.nearest('Who should I write to?', 'en');
    expect(first).toMatchObject({ article: 'abuse', heading: 'Report', question: 'who do I write to' });
    expect(first?.nearness).toBeCloseTo(1, 6);
  });

  test('the nearest comes first, by its nearest question', () => {
    expect(headings('how can I restore deleted files')).toEqual(['Restore', 'Report']);
  });

  test('a rare word counts more than one of several questions', () => {
    expect(headings('hacked files')).toEqual(['Report', 'Restore']);
  });

  test('words of no question make it less near', () => {
    const nearness = (search: string): number => index.nearest(search, 'en')[0]?.nearness ?? 0;
    expect(nearness('restore a disk from kubernetes')).toBeLessThan(nearness('restore a disk'));
    expect(index.nearest('kubernetes', 'en')).toEqual([]);
  });

  test('what no text answers is among them, without an article', () => {
    expect(index.nearest('can I rent GPUs', 'en')).toEqual([
      { article: null, heading: '', nearness: expect.closeTo(1, 6), question: 'do you rent GPUs' },
    ]);
  });

  test('of its own language alone', () => {
    expect(index.nearest('消したファイルは戻せますか', 'ja').map(({ heading }) => heading)).toEqual(['復元']);
    expect(index.nearest('消したファイルは戻せますか', 'zh')).toEqual([]);
    expect(index.nearest('restore', 'ja')).toEqual([]);
  });

  test('the index of what is published is made once', () => {
    expect(askedIndexOf(questions)).toBe(askedIndexOf(questions));
  });
});
