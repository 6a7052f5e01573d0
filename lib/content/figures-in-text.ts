import type { Language } from '#lib/language/languages.ts';

/** Figures that customers hold a provider to. */
type FigureKind = 'percent' | 'hours' | 'days';

/** A figure of a text: `99.97 percent`, `72 hours`. */
export interface TextFigure {
  readonly kind: FigureKind;
  readonly value: number;
}

const number = String.raw`(?<![\d.,:/-])(\d[\d,]*(?:\.\d+)?)`;

/** How each language writes them; a duration in English may be an adjective, `a 30-day window`. */
const patterns = {
  en: { percent: `${number} ?(?:%|percent)`, hours: `${number}[ -](?:hours?|h)\\b`, days: `${number}[ -](?:working )?days?` },
  zh: { percent: `${number} ?%`, hours: `${number} ?(?:个)?小时`, days: `${number} ?(?:个)?(?:自然|工作)?(?:天|日)(?!\\d)` },
  ja: { percent: `${number} ?[%％]`, hours: `${number} ?時間`, days: `${number} ?(?:営業)?日(?!本)` },
} as const satisfies Record<Language, Record<FigureKind, string>>;

const kinds = ['percent', 'hours', 'days'] as const satisfies readonly FigureKind[];

/** Days of the month look like durations in Chinese and Japanese: 11 月 14 日, 10月1日. */
const dates = /(?:\d{4} ?年 ?)?\d{1,2} ?月 ?\d{1,2} ?日/g;

/** Always open, which the languages say with and without a figure; a time limit names its end: 24時間以内. */
const aroundTheClock = /24時間(?:365日)?(?!以内|後|前|を|経)|7×24 ?(?:小时)?/g;

/** English writes numbers up to twelve in words, and so do the others at times; above them every language has digits. */
const leastDuration = 13;

/** The figures of a text, each once, in order: every percentage, and durations from 13 hours or days on. */
export function figuresIn(text: string, language: Language): TextFigure[] {
  const plain = text.replace(dates, '').replace(aroundTheClock, '');
  const found = kinds.flatMap((kind) =>
    [...plain.matchAll(new RegExp(patterns[language][kind], 'gi'))].map(([, digits = '']): TextFigure => ({
      kind,
      value: Number(digits.replaceAll(',', '')),
    })),
  );
  const counted = found.filter(({ kind, value }) => kind === 'percent' || value >= leastDuration);
  return counted.filter((one, index) => counted.findIndex((other) => isSame(one, other)) === index);
}

export const isSame = (one: TextFigure, other: TextFigure): boolean => one.kind === other.kind && one.value === other.value;

const hoursRange = /(\d{1,2}):00 ?(?:to|[–〜~-]) ?(\d{1,2}):00/;
const chatWords = /live chat|\bchat\b|在线客服|チャット/i;

/** The opening hours of a text, `9-22`; null if it has none. */
export function hoursRangeIn(text: string): string | null {
  const [, from, to] = hoursRange.exec(text) ?? [];
  return from === undefined || to === undefined ? null : `${Number(from)}-${Number(to)}`;
}

/** The hours that a text says of the chat, sentence by sentence. */
export const chatHoursIn = (text: string): string[] =>
  text.split(/[。\n]|[.!?] /).flatMap((sentence) => (chatWords.test(sentence) ? (hoursRangeIn(sentence) ?? []) : []));
