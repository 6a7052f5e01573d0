import type { Language } from '#lib/language/languages.ts';

/** The figure of a discount as a language counts it: Chinese says what is left in tenths (20 percent off is 8 折), the others what is off. */
export function discountFigure(percent: number, language: Language): string {
  return language === 'zh' ? String((100 - percent) / 10) : String(percent);
}
