import { describe, expect, test } from '@jest/globals';
import { loadFrame } from '#lib/page/load-frame.ts';
import type { Language } from '#lib/language/languages.ts';
import { loadConfirmation } from '#lib/purchase/load-confirmation.ts';
import { sourceOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';
import { article } from '#tests/lib/content/sample-documents.ts';

const documents = [
  article('en', 1, '2025-01-01'),
  article('en', 2, '2026-10-01'),
  article('en', 3, '2027-01-01'),
  article('ja', 1, '2025-01-01'),
];

const load = async (all: readonly SampleDocument[], language: Language, day = '2026-11-21') => {
  const request = { source: sourceOver(all), language, nowMs: Date.parse(`${day}T12:00:00Z`), pictureBase: '/' };
  return loadConfirmation(request, await loadFrame(request.source.ask, language, request.nowMs));
};

describe('R-5.9 the terms that an order accepts', () => {
  test.each([
    ['en', '2026-11-21', 2, '2026-10-01'],
    ['en', '2027-01-01', 3, '2027-01-01'],
    ['ja', '2026-11-21', 1, '2025-01-01'],
    ['zh', '2026-11-21', 2, '2026-10-01'],
  ] as const)('are in %s on %s version %d, in effect since %s', async (language, day, version, effectiveDate) => {
    expect(await load(documents, language, day)).toMatchObject({
      kind: 'page',
      content: { terms: { version, effectiveDate, path: '/doc/article/tos' } },
    });
  });

  test('revalidate the page on the day when another version takes effect', async () => {
    expect(await load(documents, 'en')).toMatchObject({ changesAt: expect.arrayContaining([Date.parse('2027-01-01T00:00:00Z')]) });
  });

  test('are none if the content has none: the page renders, and nothing can be ordered', async () => {
    expect(await load([], 'en')).toMatchObject({ kind: 'page', content: { terms: null } });
  });
});
