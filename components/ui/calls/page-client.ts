import { languageOfLocale } from '#lib/language/languages.ts';
import { createMydocClient } from '#lib/mydoc/mydoc-client.ts';

/** This tab's way to /myDoc; its module is fetched when the first call is made, not with the page. */
export const pageClient = createMydocClient({
  fetch: (...request) => window.fetch(...request),
  language: () => languageOfLocale(window.location.pathname.split('/')[1]),
});
