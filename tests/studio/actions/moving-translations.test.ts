import { describe, expect, test } from '@jest/globals';
import { movingQuery, translationsToMove } from '#studio/actions/moving-translations.ts';
import { askOver } from '#tests/lib/content/ask-over.ts';

const text = (_id: string, language: string, slug = 'old', translationKey = 'key') => ({
  _id,
  _type: 'article',
  kind: 'help',
  language,
  translationKey,
  slug: { current: slug },
});

const moving = async (...documents: ReturnType<typeof text>[]) => {
  const found = await askOver(documents)(movingQuery, { key: 'key', from: 'old', to: 'new' });
  return translationsToMove(Array.isArray(found) ? found : [], { language: 'en', key: 'key' });
};

describe('R-4 a help text that moves takes along', () => {
  test('its translations at the old address, with their drafts, and itself never', async () => {
    expect(await moving(text('en', 'en'), text('zh', 'zh'), text('drafts.zh', 'zh'), text('ja', 'ja'))).toEqual({
      ids: ['zh', 'drafts.zh', 'ja'],
      names: 'Chinese and Japanese',
    });
  });

  test('nothing where the translations have moved already, or there are none', async () => {
    expect(await moving(text('en', 'en'), text('zh', 'zh', 'new'), text('ja', 'ja', 'other'))).toBeNull();
    expect(await moving(text('en', 'en'))).toBeNull();
  });

  test('no other text, and no translation to an address that another text has in its language', async () => {
    expect(
      await moving(text('zh', 'zh'), text('ja', 'ja'), text('taken', 'ja', 'new', 'another'), text('else', 'zh', 'old', 'another')),
    ).toEqual({ ids: ['zh'], names: 'Chinese' });
  });
});
