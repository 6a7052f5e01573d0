import { afterEach, expect, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { keepPageLanguage } from '#components/frame/page-language.ts';
import { htmlLang, languages } from '#lib/language/languages.ts';

let end = (): void => undefined;
afterEach(() => end());

test.each(languages)('R-1 a page in %s keeps its language when the router writes the locale’s short name', async (language) => {
  end = keepPageLanguage(language);
  expect(document.documentElement.lang).toBe(htmlLang[language]);
  document.documentElement.lang = language === 'zh' ? 'zh' : 'xx';
  await waitFor(() => expect(document.documentElement.lang).toBe(htmlLang[language]));
});

test('the next page’s language takes over', async () => {
  keepPageLanguage('ja')();
  end = keepPageLanguage('zh');
  document.documentElement.lang = 'ja';
  await waitFor(() => expect(document.documentElement.lang).toBe('zh-CN'));
});
