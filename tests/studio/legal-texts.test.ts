import { describe, expect, test } from '@jest/globals';
import { languages } from '#lib/language/languages.ts';
import { blocksOf, countScriptCharacters, countWords, proseOf, shapeOf } from './prose.ts';

/** Each legal text with all its versions, the newest last. */
const versions: [slug: string, version: number][] = [
  ['tos', 1],
  ['tos', 2],
  ['privacy', 1],
  ['privacy', 2],
  ['gdpr', 1],
  ['gdpr', 2],
  ['acceptable-use-policy-aup', 1],
  ['acceptable-use-policy-aup', 2],
  ['service-level-agreements', 1],
  ['service-level-agreements', 2],
  ['service-level-agreements', 3],
  ['payment-currency', 1],
  ['payment-currency', 2],
  ['refund', 1],
  ['refund', 2],
];

test.each(versions)('R-1.11 %s, version %d, has the same sections, lists and tables in all languages', (slug, version) => {
  const english = shapeOf(blocksOf('legal', slug, 'en', version));
  for (const language of languages)
    expect({ language, shape: shapeOf(blocksOf('legal', slug, language, version)) }).toEqual({ language, shape: english });
});

describe('R-1.11 the version in force', () => {
  test.each([
    ['tos', 2],
    ['privacy', 2],
    ['service-level-agreements', 3],
    ['acceptable-use-policy-aup', 2],
  ] as const)('of %s settles what has to be settled, at length', (slug, version) => {
    expect(countWords(proseOf(blocksOf('legal', slug, 'en', version)))).toBeGreaterThanOrEqual(1_200);
    expect(countScriptCharacters(proseOf(blocksOf('legal', slug, 'zh', version)))).toBeGreaterThanOrEqual(2_200);
    expect(countScriptCharacters(proseOf(blocksOf('legal', slug, 'ja', version)))).toBeGreaterThanOrEqual(2_200);
  });

  test('calls what is sold at a special price by one name in Chinese', () => {
    for (const [slug, version] of versions) expect(proseOf(blocksOf('legal', slug, 'zh', version))).not.toContain('促销产品');
  });
});
