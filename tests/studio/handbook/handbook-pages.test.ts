import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { languages } from '#lib/language/languages.ts';
import { loadWords } from '#locales/load-words.ts';
import { dictionaries, translatorOf } from '#studio/words/dictionaries.ts';
import { handbookPages, pictureFile, pictureSize, type HandbookPage } from '#studio/handbook/handbook-pages.ts';
import { piecesOf } from '#studio/handbook/pieces-of.ts';
import { quotedIn } from './quoted-in.ts';

const pictureFolder = 'studio/static/handbook';

const pages: readonly HandbookPage[] = handbookPages;
const sentences = pages.flatMap(({ title, when, steps, notes }) => [title, when, ...steps, ...notes]);
const wordsIn = (sentence: string): string[] => piecesOf(sentence).flatMap(({ text, isWord }) => (isWord ? [text] : []));

describe('the handbook', () => {
  test('has a page for each task, with an address of its own and steps', () => {
    const ids = pages.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages.filter(({ steps, when }) => steps.length === 0 || when === '')).toEqual([]);
    for (const readers of ['everyone', 'marketing', 'legal'] as const) expect(pages.some((page) => page.readers === readers)).toBe(true);
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

  test.each(languages)('quotes the bar of the preview in %s as it is written there', async (language) => {
    const { sentence } = translatorOf(language);
    const words = await loadWords(language, 'preview');
    const page = pages.find(({ id }) => id === 'instant');
    const quoted = [...(page?.steps ?? []), ...(page?.notes ?? [])].flatMap((each) => quotedIn(sentence(each) ?? ''));
    const written = ['at.label', 'at.show', 'at.now', 'link.make', 'exit'].map(words);
    expect(quoted.toSorted()).toEqual(written.toSorted());
  });

  test.each(languages)('has a picture of each task in %s, of one shape, and says what it shows', async (language) => {
    const { name } = translatorOf(language);
    for (const { id, picture } of handbookPages) {
      const file = path.join('studio', pictureFile(id, language));
      expect([id, existsSync(file)]).toEqual([id, true]);
      const { width = 0, height = 0 } = await sharp(file).metadata();
      expect([id, height]).toEqual([id, Math.round((width * pictureSize.height) / pictureSize.width)]);
      expect([id, name(picture)]).toEqual([id, expect.stringMatching(/.{10}/)]);
    }
  });

  test('has no picture that no task shows, and all of them weigh at most 3 MB', () => {
    const files = readdirSync(pictureFolder, { recursive: true, encoding: 'utf8' }).filter((file) => path.extname(file) !== '');
    const shown = languages.flatMap((language) => handbookPages.map(({ id }) => pictureFile(id, language)));
    expect(files.map((file) => `static/handbook/${file}`).toSorted()).toEqual(shown.toSorted());
    const bytes = files.reduce((sum, file) => sum + statSync(path.join(pictureFolder, file)).size, 0);
    expect(bytes).toBeLessThanOrEqual(3_000_000);
  });

  test('cuts a sentence at its words', () => {
    expect(piecesOf('Open [Start], then wait.')).toEqual([
      { text: 'Open ', isWord: false },
      { text: 'Start', isWord: true },
      { text: ', then wait.', isWord: false },
    ]);
  });
});
