import { expect, test } from '@jest/globals';
import { editionOf } from '#lib/content/translations/translatable-texts.ts';
import { noteEdition, openTexts, type TranslationRecord } from '#lib/content/translations/translation-record.ts';
import { seedAssets, seedDocuments } from '#studio/seed/seed.ts';
import { figureFindings } from '#studio/tools/content-check/figure-findings.ts';

const documents = seedDocuments(Object.fromEntries(seedAssets.map(({ key }) => [key, 'image'])), new Date());

test('nothing of the seed waits for a translation: each paragraph and cell is there in the languages that the text is', () => {
  const records = new Map<string, TranslationRecord>();
  for (const document of documents) {
    const edition = editionOf({ ...document, _rev: 'seed', _updatedAt: '2026-01-01T00:00:00Z' });
    if (edition) records.set(edition.group, noteEdition(records.get(edition.group) ?? null, edition));
  }
  expect(records.size).toBeGreaterThan(100);
  expect([...records].flatMap(([group, record]) => openTexts(record).map(({ language, path }) => `${language} ${group} ${path}`))).toEqual(
    [],
  );
});

test('no figure of the seed stands in one language alone', () => {
  expect(figureFindings(documents).map(({ id, what }) => `${id}: ${what}`)).toEqual([]);
});
