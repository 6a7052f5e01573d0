import type { Language } from '#lib/language/languages.ts';

/** British English: day before month, 1 October 2026. */
const dateLocales = { en: 'en-GB', zh: 'zh-CN', ja: 'ja-JP' } as const satisfies Record<Language, string>;

/** An authored date (2026-10-01) in words; it has no time zone. */
export function formatDate(date: string, language: Language): string {
  const format = new Intl.DateTimeFormat(dateLocales[language], { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}

/** The clock by which readers of a language live, as it is named after a time; English has no single one. None has summer time. */
const clocks = {
  en: { aheadHours: 0, name: ' UTC' },
  zh: { aheadHours: 8, name: '（北京时间）' },
  ja: { aheadHours: 9, name: '（日本時間）' },
} as const satisfies Record<Language, { aheadHours: number; name: string }>;

/** An instant in words, by the clock of its language, which it names: 18 November 2026, 03:00 UTC; 2026年11月18日 12:00（日本時間）. */
export function formatInstant(atMs: number, language: Language): string {
  const { aheadHours, name } = clocks[language];
  const [date = '', time = ''] = new Date(atMs + aheadHours * 3_600_000).toISOString().split('T');
  return `${formatDate(date, language)}${language === 'en' ? ',' : ''} ${time.slice(0, 5)}${name}`;
}

/** A month as an axis label, in UTC: Oct 2026. */
export function formatMonth(atMs: number, language: Language): string {
  return new Intl.DateTimeFormat(dateLocales[language], { year: 'numeric', month: 'short', timeZone: 'UTC' }).format(new Date(atMs));
}

/** An ISO instant as day and time in the visitor's own time zone, with its name: 21 Nov 2026, 20:30 GMT+8; 2026/11/21 21:30（日本時間）. */
export function formatLocalInstant(iso: string, language: Language): string {
  const at = new Date(iso);
  const text = new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const parts = new Intl.DateTimeFormat(dateLocales[language], { timeZoneName: 'short' }).formatToParts(at);
  const zone = parts.find(({ type }) => type === 'timeZoneName');
  if (language === 'ja' && zone?.value === 'JST') return `${text}${clocks.ja.name}`;
  return zone ? `${text} ${zone.value}` : text;
}

/** Day and time to the second in the same zone, for rows in quick succession: 21 Nov 2026, 20:30:05. */
export const formatLocalSecond = (iso: string, language: Language): string =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));
