import type { Verdict } from '#cms-schemas/rules/verdict.ts';
import { languages } from '#lib/language/languages.ts';
import { pageIds } from '#lib/language/routes.ts';
import { vanityFault, type VanityFault } from '#lib/language/vanity-path.ts';

const unsafe = /[\s\\<>"'`{}|^\u0000-\u001f\u007f]/;

/** An internal link starts with one slash and has no language, or is a fragment; an external one starts with https. */
export function checkHref(value: unknown): Verdict {
  if (typeof value !== 'string' || value === '') return 'Give the address that the link leads to.';
  if (unsafe.test(value)) return 'The address holds a character that addresses may not hold.';
  if (/^#[a-z][a-z0-9-]*$/.test(value)) return true;
  if (value.startsWith('https://')) return URL.canParse(value) || 'This address cannot be read. Copy it again from the browser.';
  if (!value.startsWith('/') || value.startsWith('//')) return 'Start with / for a page of this site, or with https://.';
  return checkNoLanguage(value);
}

/**
 * The source of a redirect: a plain path without language, query or fragment, below a section of the site or with a first segment of its
 * own, and not that of a page which is always there.
 */
export function checkRedirectFrom(value: unknown): Verdict {
  if (typeof value !== 'string' || value === '') return 'Give the old path.';
  if (!/^\/[^/]/.test(value) || unsafe.test(value)) return 'Write a path that starts with one slash: /doc/terms.';
  if (/[?#]/.test(value)) return 'Leave out everything after ? and #. A redirect keeps the query by itself.';
  if (value.endsWith('/')) return 'Leave out the slash at the end.';
  if (/\.html$/i.test(value)) return 'Leave out .html: the site leaves it out by itself.';
  const language = checkNoLanguage(value);
  if (language !== true) return language;
  if (isFixedPage(value)) return `${value} is a page of the site. A page always wins: this redirect would never work.`;
  const fault = vanityFault(value);
  return fault === null || fault === 'section' || vanityWords[fault];
}

/** Pages that exist whatever is published; those of promotions and group buys come and go. */
const isFixedPage = (path: string): boolean =>
  pageIds.some((pageId) => path === `/${pageId}` && !pageId.startsWith('activity/')) || /^\/(doc\/search|product\/vps-buy)\//.test(path);

const vanityWords = {
  language: 'This looks like a language. Such addresses always say that the page does not exist: take a longer word, like /sale.',
  technical: 'This address belongs to the machinery of the site. Take another word, like /sale.',
  spelling: 'Write a short address in small letters, digits and single hyphens, and not like a section of the site: /sale, /summer-sale.',
  'too-long': 'This is too long for a short address.',
} as const satisfies Record<Exclude<VanityFault, 'section'>, string>;

function checkNoLanguage(path: string): Verdict {
  const [, first = ''] = path.split(/[/?#]/);
  return !languages.some((language) => language === first) || `Leave out /${first}: the language is added by itself.`;
}

export interface RedirectStep {
  readonly from: string;
  readonly to: string;
}

/** The longest chain that is still followed. */
const maxRedirectSteps = 10;

/** Rejects a redirect that leads back to itself, directly or through others. */
export function checkRedirectLoop(redirect: RedirectStep, others: readonly RedirectStep[]): Verdict {
  const targets = new Map(others.map((other) => [other.from, pathOf(other.to)]));
  let path: string | undefined = pathOf(redirect.to);
  if (path === redirect.from) return 'This redirect leads to itself.';
  for (let step = 0; path !== undefined && step < maxRedirectSteps; step += 1) {
    path = targets.get(path);
    if (path === redirect.from) return 'With the redirects there are, this one leads back to itself.';
  }
  return path === undefined || `More than ${maxRedirectSteps} redirects follow each other here. Lead straight to the page.`;
}

const pathOf = (address: string): string => address.split(/[?#]/)[0] ?? address;
