import { languageNames, languages, type Language } from '#lib/language/languages.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { foldLetters, foldWidth } from '#lib/search/fold.ts';
import { themes, type Theme } from '#lib/storage/themes.ts';

/** What the search dialog does besides finding texts: it goes to a page of the menus, or makes a choice that holds on every page. */
export type Command =
  | { readonly kind: 'page'; readonly label: string; readonly href: string }
  | { readonly kind: 'language'; readonly label: string; readonly language: Language }
  | { readonly kind: 'currency'; readonly label: string; readonly currency: Currency }
  | { readonly kind: 'theme'; readonly label: string; readonly theme: Theme };

/** What the choices are called in the page's language. */
export interface ChoiceNames {
  readonly currencies: Readonly<Record<Currency, string>>;
  readonly themes: Readonly<Record<Theme, string>>;
}

/** How visitors name a choice in any language, whichever the page is in. */
const languageAliases: Readonly<Record<Language, readonly string[]>> = {
  en: ['english', '英语', '英文', '英語'],
  zh: ['chinese', '中文', '汉语', '中国語'],
  ja: ['japanese', '日语', '日文', 'にほんご'],
};
const currencyAliases: Readonly<Record<Currency, readonly string[]>> = {
  USD: ['us dollar', 'dollar', 'us$', '$', '美元', '美金', '米ドル', 'ドル'],
  HKD: ['hong kong dollar', 'hk$', '港币', '港元', '香港ドル'],
  JPY: ['japanese yen', 'yen', '¥', '日元', '日币', '円', '日本円'],
};
const themeAliases: Readonly<Record<Theme, readonly string[]>> = {
  light: ['light', 'day', 'bright', '浅色', '亮色', 'ライト'],
  dark: ['dark', 'night', '深色', '暗色', '夜间', 'ダーク', 'ナイト'],
};

interface NamedCommand {
  readonly command: Command;
  readonly names: readonly string[];
}

interface Place {
  readonly label: string;
  readonly href: string;
}

const fold = (text: string): string => foldLetters(foldWidth(text)).trim().replaceAll(/\s+/g, ' ');

/** The commands of a page, each with the names that it answers to. */
function commandsOf(pages: readonly Place[], names: ChoiceNames, current: Language): readonly NamedCommand[] {
  const choice = (command: Command, ...aliases: readonly string[]): NamedCommand => ({ command, names: [command.label, ...aliases] });
  return [
    ...currencies.map((currency) =>
      choice({ kind: 'currency', label: names.currencies[currency], currency }, currency, ...currencyAliases[currency]),
    ),
    ...languages
      .filter((language) => language !== current)
      .map((language) => choice({ kind: 'language', label: languageNames[language], language }, ...languageAliases[language])),
    ...themes.map((theme) => choice({ kind: 'theme', label: names.themes[theme], theme }, ...themeAliases[theme])),
    ...pages.map(({ label, href }) => choice({ kind: 'page', label, href })),
  ];
}

const isSpaced = /^[\p{Script=Latin}\p{N}\p{P}\p{S} ]+$/u;

/** 3: the name itself; 2: its beginning; 1: each word begins one of its words, or it contains them where words are not spaced; else 0. */
function likeness(name: string, typed: string): number {
  if (name === typed) return 3;
  if (name.startsWith(typed)) return 2;
  if (!isSpaced.test(typed)) return name.includes(typed) ? 1 : 0;
  const words = name.split(/[\s/·,()-]+/);
  return typed.split(' ').every((part) => words.some((word) => word.startsWith(part))) ? 1 : 0;
}

const commandsAtMost = 3;
const isTooShort = (typed: string): boolean => typed.length < 2 && /[\p{Script=Latin}\p{N}]/u.test(typed);

/**
 * The commands that what is typed names, the nearest first, at most three: a page of the menus by its name, a currency, a language or a
 * theme by any name in three languages.
 * @param pages the links of the page's menus, in its language
 */
export function findCommands(typed: string, pages: readonly Place[], names: ChoiceNames, current: Language): readonly Command[] {
  const wanted = fold(typed);
  if (wanted === '' || isTooShort(wanted)) return [];
  const found = commandsOf(pages, names, current)
    .map(({ command, names: called }) => ({ command, rank: Math.max(...called.map((name) => likeness(fold(name), wanted))) }))
    .filter(({ rank }) => rank > 0)
    .toSorted((left, right) => right.rank - left.rank);
  // menus lead to some pages by several names
  const leadsAnew = ({ command }: (typeof found)[number], place: number): boolean =>
    command.kind !== 'page' ||
    found.findIndex((earlier) => earlier.command.kind === 'page' && earlier.command.href === command.href) === place;
  return found
    .filter(leadsAnew)
    .slice(0, commandsAtMost)
    .map(({ command }) => command);
}
