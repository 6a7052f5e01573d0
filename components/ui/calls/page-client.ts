import { languageOfLocale } from '#lib/language/languages.ts';
import { createMydocClient } from '#lib/mydoc/mydoc-client.ts';

/** This tab's /myDoc client; its module is loaded with the first call, not with the page. */
export const pageClient = createMydocClient({
  fetch: (...request) => window.fetch(...request),
  language: () => languageOfLocale(window.location.pathname.split('/')[1]),
});
