import { htmlLang, type Language } from '#lib/language/languages.ts';

/**
 * Keeps the page's `lang` what it was rendered with: Next's router writes its own name of the locale there (`zh` for `zh-CN`), with every
 * navigation and, where the site has rewrites, once after hydration. Returns what ends it.
 */
export function keepPageLanguage(language: Language): () => void {
  const page = document.documentElement;
  const keep = (): void => {
    if (page.lang !== htmlLang[language]) page.lang = htmlLang[language];
  };
  const observer = new MutationObserver(keep);
  observer.observe(page, { attributeFilter: ['lang'] });
  keep();
  return () => observer.disconnect();
}
