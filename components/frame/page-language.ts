import { htmlLang, type Language } from '#lib/language/languages.ts';

/**
 * Keeps the page's `lang` as it was rendered: Next's router sets its own name of the locale there (`zh` for `zh-CN`), on every navigation
 * and, if the site has rewrites, once after hydration. Returns a function that stops it.
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
