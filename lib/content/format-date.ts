import type { Language } from '#lib/language/languages.ts';

/** Day before month in English: 1 October 2026. */
const dateLocales = { en: 'en-GB', zh: 'zh-CN', ja: 'ja-JP' } as const satisfies Record<Language, string>;

/** An authored date (2026-10-01) in words; it has no time zone of its own. */
export function formatDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocales[language], { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** An instant in words, in UTC: 18 November 2026, 03:00 UTC. */
export function formatInstant(atMs: number, language: Language): string {
  const [date = '', time = ''] = new Date(atMs).toISOString().split('T');
  return `${formatDate(date, language)}${language === 'en' ? ',' : ''} ${time.slice(0, 5)} UTC`;
}

/** A month as an axis names it, in UTC: Oct 2026. */
export function formatMonth(atMs: number, language: Language): string {
  return new Intl.DateTimeFormat(dateLocales[language], { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(atMs));
}
