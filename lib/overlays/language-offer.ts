import { acceptedLanguage } from '#lib/language/accepted-language.ts';
import type { Language } from '#lib/language/languages.ts';
import { dayMs } from '#lib/time/lengths.ts';

/** How long an answer, or the question itself, is remembered. */
export const languageOfferIntervalMs = 30 * dayMs;

/**
 * The language to offer: the browser's first one, if it differs from the page's and was not offered within the interval. `askedAtMs` null
 * counts as never; a browser that names no language gets no offer.
 */
export function offeredLanguage(from: {
  browser: readonly string[];
  page: Language;
  askedAtMs: number | null;
  nowMs: number;
}): Language | null {
  const [first] = from.browser;
  if (!first) return null;
  const language = acceptedLanguage(first);
  if (language === from.page) return null;
  return from.askedAtMs === null || from.nowMs - from.askedAtMs > languageOfferIntervalMs ? language : null;
}
