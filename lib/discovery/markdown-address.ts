import { decideAddress } from '#lib/language/decide-address.ts';
import { markdownEnding as ending, markdownOfPage } from './markdown-of-page.ts';

/** Whether a visitor without a language of their own gets a page at an address. */
const isPage = (target: string): boolean =>
  decideAddress({ target, languagesCookie: undefined, acceptLanguage: undefined, forwardedProto: undefined, host: undefined }).kind ===
  'page';

/** The last part is what a visitor searches, `readme.md` perhaps. */
const searches = /^(?:\/(?:zh|ja))?\/doc\/search\//;

/** The page whose text an address with `.md` asks for: `/about` of `/about.md`, `/` of `/index.md`; null for every other address. */
export function pageOfMarkdown(path: string): string | null {
  if (!path.endsWith(ending) || searches.test(path)) return null;
  const page = path.slice(0, -ending.length);
  if (path === markdownOfPage('/')) return '/';
  // a text has no text of its own: asking for it would be asking the door for a text again
  return page !== '/' && !page.endsWith(ending) && isPage(page) ? page : null;
}
