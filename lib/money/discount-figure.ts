import type { Language } from '#lib/language/languages.ts';

/** The figure of a discount in a language: Chinese counts what is left in tenths (20 percent off is 8 折), the others what is taken off. */
export function discountFigure(percent: number, language: Language): string {
  // a percentage has at most two decimals, so tenths of what is left have three
  return language === 'zh' ? String(Number(((100 - percent) / 10).toFixed(3))) : String(percent);
}
