import { describe, expect, test } from '@jest/globals';
import { findCommands, type Command } from '#lib/overlays/commands.ts';
import type { Language } from '#lib/language/languages.ts';

const names = {
  en: { currencies: { USD: 'US dollar', HKD: 'Hong Kong dollar', JPY: 'Japanese yen' }, themes: { light: 'Light', dark: 'Dark' } },
  zh: { currencies: { USD: '美元', HKD: '港币', JPY: '日元' }, themes: { light: '浅色', dark: '深色' } },
  ja: { currencies: { USD: '米ドル', HKD: '香港ドル', JPY: '日本円' }, themes: { light: 'ライト', dark: 'ダーク' } },
} as const satisfies Record<Language, unknown>;

const pages = [
  { label: 'Pricing', href: '/product/vps' },
  { label: 'Cloud servers (CVM)', href: '/product/vps' },
  { label: 'Object storage', href: '/product/oss' },
  { label: 'Terms of service', href: '/doc/article/tos' },
  { label: '对象存储', href: '/product/oss-zh' },
];

const said = (command: Command): string => (command.kind === 'page' ? command.href : `${command.kind} ${command.label}`);
const find = (typed: string, language: Language = 'en'): string[] => findCommands(typed, pages, names[language], language).map(said);

describe('what is typed into the search is also a command', () => {
  test.each([
    ['HKD', 'currency Hong Kong dollar'],
    ['hk$', 'currency Hong Kong dollar'],
    ['円', 'currency Japanese yen'],
    ['¥', 'currency Japanese yen'],
    ['yen', 'currency Japanese yen'],
    ['日本語', 'language 日本語'],
    ['chinese', 'language 简体中文'],
    ['night', 'theme Dark'],
    ['深色', 'theme Dark'],
    ['ＤＡＲＫ', 'theme Dark'],
  ])('%s names a choice, in any of the three languages and widths', (typed, command) => {
    expect(find(typed)[0]).toBe(command);
  });

  test('a choice is called as the page’s language calls it', () => {
    expect(find('dark', 'ja')).toEqual(['theme ダーク']);
    expect(find('yen', 'zh')).toEqual(['currency 日元']);
  });

  test('the language of the page is none to change to', () => {
    expect(find('english', 'en')).toEqual([]);
    expect(find('english', 'ja')).toEqual(['language English']);
  });

  test('a page answers to its name, to the beginnings of its words, and in Chinese to a part of it', () => {
    expect(find('terms of service')).toEqual(['/doc/article/tos']);
    expect(find('obj stor')).toEqual(['/product/oss']);
    expect(find('cvm')).toEqual(['/product/vps']);
    expect(find('存储')).toEqual(['/product/oss-zh']);
    expect(find('orage')).toEqual([]);
  });

  test('the name itself comes before one that only begins with it, and that before one in which a word does', () => {
    const list = [
      { label: 'Old price list', href: '/c' },
      { label: 'Price list', href: '/b' },
      { label: 'Price', href: '/a' },
    ];
    expect(findCommands('price', list, names.en, 'en').map(said)).toEqual(['/a', '/b', '/c']);
  });

  test('a page that the menus name twice is offered once', () => {
    const twice = [
      { label: 'Plans', href: '/product/vps' },
      { label: 'Plans and prices', href: '/product/vps' },
    ];
    expect(findCommands('plans', twice, names.en, 'en').map(said)).toEqual(['/product/vps']);
  });

  test('there are three at most, and none for nothing, for spaces or for one Latin letter', () => {
    const many = ['Plan A', 'Plan B', 'Plan C', 'Plan D'].map((label, place) => ({ label, href: `/${place}` }));
    expect(findCommands('plan', many, names.en, 'en').map(said)).toEqual(['/0', '/1', '/2']);
    for (const typed of ['', ' ', '　', 'd', '1']) expect(find(typed)).toEqual([]);
  });
});
