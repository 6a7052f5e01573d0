import { describe, expect, test } from '@jest/globals';
import { languageOfLocale, localesInOrder, pageLanguageOf, storedLocaleKey } from '#studio/words/page-language.ts';

describe('the language of the Studio', () => {
  test('is the one that the editor chose', () => {
    expect(pageLanguageOf('ja-JP', ['zh-CN'])).toBe('ja');
    expect(pageLanguageOf('en-US', ['zh-CN'])).toBe('en');
  });

  test('is the browser’s first one that the Studio has until one is chosen', () => {
    expect(pageLanguageOf(null, ['fr-FR', 'zh-TW', 'ja'])).toBe('zh');
    expect(pageLanguageOf(null, ['ja', 'en'])).toBe('ja');
    expect(pageLanguageOf('de-DE', ['JA-jp'])).toBe('ja');
  });

  test('is English otherwise', () => {
    expect(pageLanguageOf(null, ['fr-FR'])).toBe('en');
    expect(pageLanguageOf(null, [])).toBe('en');
  });

  test('is known by Sanity’s name of it, and kept where Sanity keeps it', () => {
    expect(languageOfLocale('zh-Hans')).toBe('zh');
    expect(languageOfLocale('fr-FR')).toBeNull();
    expect(storedLocaleKey('lake')).toBe('sanity-locale:lake:default');
  });

  test('comes last in Sanity’s list, which begins with the last', () => {
    const locales = [{ id: 'en-US' }, { id: 'zh-Hans' }, { id: 'ja-JP' }];
    expect(localesInOrder(locales, 'zh').map(({ id }) => id)).toEqual(['en-US', 'ja-JP', 'zh-Hans']);
    expect(localesInOrder(locales, 'en').at(-1)).toEqual({ id: 'en-US' });
  });
});
