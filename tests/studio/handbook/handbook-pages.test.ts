import { describe, expect, test } from '@jest/globals';
import { dictionaries, translatorOf } from '#studio/words/dictionaries.ts';
import { handbookPages } from '#studio/handbook/handbook-pages.ts';
import { piecesOf } from '#studio/handbook/pieces-of.ts';

const sentences = handbookPages.flatMap(({ title, when, steps, notes }) => [title, when, ...steps, ...notes]);
const wordsIn = (sentence: string): string[] => piecesOf(sentence).flatMap(({ text, isWord }) => (isWord ? [text] : []));

describe('the handbook', () => {
  test('has a page for each task, with an address of its own and steps', () => {
    const ids = handbookPages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(handbookPages.filter(({ steps, when }) => steps.length === 0 || when === '')).toEqual([]);
    for (const readers of ['everyone', 'marketing', 'legal'] as const)
      expect(handbookPages.some((page) => page.readers === readers)).toBe(true);
  });

  test('names what stands in the Studio as it is written there', () => {
    expect(sentences.flatMap(wordsIn).filter((word) => !Object.hasOwn(dictionaries.ja, word))).toEqual([]);
  });

  test.each(['zh', 'ja'] as const)('names the same words in %s as that Studio writes them', (language) => {
    const { sentence, name } = translatorOf(language);
    for (const english of sentences) {
      const wanted = wordsIn(english)
        .map((word) => name(word))
        .toSorted();
      expect([english, wordsIn(sentence(english) ?? '').toSorted()]).toEqual([english, wanted]);
    }
  });

  test('cuts a sentence at its words', () => {
    expect(piecesOf('Open [Start], then wait.')).toEqual([
      { text: 'Open ', isWord: false },
      { text: 'Start', isWord: true },
      { text: ', then wait.', isWord: false },
    ]);
  });
});
