import type { Currency } from '../../../lib/money/currencies.ts';
import type { SeedDocument } from '../seed-document.ts';

type PriceList = readonly [USD: number, HKD: number, JPY: number];
type Row = readonly [suffix: string, firstYear: PriceList, renewal: PriceList, restore: PriceList];

const suffixes = {
  general: [
    ['.com', [11.2, 88, 1680], [13.6, 107, 2040], [92, 719, 13800]],
    ['.net', [11.9, 93, 1780], [13.4, 105, 2010], [92, 719, 13800]],
    ['.org', [9.6, 75, 1440], [13.2, 103, 1980], [92, 719, 13800]],
    ['.info', [4.8, 38, 720], [21.5, 168, 3220], [92, 719, 13800]],
  ],
  country: [
    ['.jp', [19.8, 155, 2970], [23.8, 186, 3570], [23.8, 186, 3570]],
    ['.us', [6.4, 50, 960], [9.9, 78, 1480], [76, 594, 11400]],
    ['.hk', [25.6, 200, 3840], [25.6, 200, 3840], [51, 399, 7660]],
    ['.cn', [5.2, 41, 780], [7.8, 61, 1170], [74, 578, 11100]],
    ['.sg', [36.4, 285, 5460], [38.9, 305, 5830], [102, 797, 15300]],
    ['.uk', [6.9, 54, 1030], [8.9, 70, 1330], [8.9, 70, 1330]],
  ],
  trade: [
    ['.dev', [12.8, 100, 1920], [14.2, 111, 2130], [96, 750, 14400]],
    ['.app', [13.6, 106, 2040], [15, 117, 2250], [96, 750, 14400]],
    ['.cloud', [9.8, 77, 1470], [18.9, 148, 2830], [94, 735, 14100]],
    ['.tech', [8.4, 66, 1260], [48.9, 383, 7330], [128, 1000, 19200]],
    ['.shop', [3.2, 25, 480], [32.4, 254, 4860], [108, 844, 16200]],
    ['.store', [3.9, 31, 580], [44.6, 349, 6690], [128, 1000, 19200]],
  ],
} as const satisfies Record<string, readonly Row[]>;

const prices = ([USD, HKD, JPY]: PriceList) =>
  ({ _type: 'moneyByCurrency', USD, HKD, JPY }) satisfies Record<Currency, number> & { _type: string };

/** What registries take before their suffix, where they publish it; a suffix that is not here takes whatever any registry takes. */
const labels: Readonly<
  Record<string, { readonly scripts: readonly string[]; readonly shortestLabel?: number; readonly longestInScript?: number }>
> = {
  '.jp': { scripts: ['Han', 'Hiragana', 'Katakana'], shortestLabel: 3, longestInScript: 15 },
  '.cn': { scripts: ['Han'] },
  '.hk': { scripts: ['Han'] },
  '.us': { scripts: [] },
  '.uk': { scripts: [] },
};

interface Conditions {
  readonly eligibility?: { readonly en: string; readonly zh: string; readonly ja: string };
  readonly realName?: boolean;
  readonly localPresence?: boolean;
}

/** What registries ask of a buyer; a suffix that is not here asks for nothing but true details. */
const conditions: Readonly<Record<string, Conditions>> = {
  '.jp': {
    eligibility: {
      en: 'For people and organisations with a postal address in Japan.',
      zh: '注册人须在日本拥有通讯地址，个人和机构均可。',
      ja: '日本国内に住所のある個人・団体が対象です。',
    },
    localPresence: true,
  },
  '.us': {
    eligibility: {
      en: 'For citizens and residents of the United States, and organisations with a real presence there. The holder’s details are public.',
      zh: '面向美国公民、居民以及在美国有实际业务的机构。注册人信息公开，无法隐藏。',
      ja: '米国の市民・居住者、および米国に実体のある団体が対象です。登録者の情報は公開されます。',
    },
    localPresence: true,
  },
  '.cn': {
    eligibility: {
      en: 'The registry checks the identity of the person or organisation. Until then the name does not resolve.',
      zh: '注册局核验个人或机构的真实身份，通过之前域名不解析。',
      ja: 'レジストリが個人・団体の本人確認を行います。完了するまで名前解決はされません。',
    },
    realName: true,
  },
  '.sg': {
    eligibility: {
      en: 'An administrative contact in Singapore must confirm the registration with Singpass or Corppass within 21 days.',
      zh: '须有新加坡的管理联系人，在 21 天内通过 Singpass 或 Corppass 确认注册。',
      ja: 'シンガポールの管理担当者が、21日以内にSingpassまたはCorppassで登録を確認する必要があります。',
    },
    realName: true,
    localPresence: true,
  },
  '.uk': {
    eligibility: {
      en: 'Open to everyone. The registry checks the holder’s details within 30 days.',
      zh: '面向所有人开放。注册局会在 30 天内核对注册人信息。',
      ja: 'どなたでも登録できます。レジストリが30日以内に登録者の情報を確認します。',
    },
  },
  '.dev': {
    eligibility: {
      en: 'Open to everyone. Browsers require HTTPS for this suffix.',
      zh: '面向所有人开放。浏览器仅通过 HTTPS 打开该后缀的网站。',
      ja: 'どなたでも登録できます。ブラウザはこの末尾のサイトをHTTPSでのみ開きます。',
    },
  },
  '.app': {
    eligibility: {
      en: 'Open to everyone. Browsers require HTTPS for this suffix.',
      zh: '面向所有人开放。浏览器仅通过 HTTPS 打开该后缀的网站。',
      ja: 'どなたでも登録できます。ブラウザはこの末尾のサイトをHTTPSでのみ開きます。',
    },
  },
};

/** Suffixes on sale; each price list is authored, none converted. */
export const domainSuffixes: readonly SeedDocument[] = Object.entries<readonly Row[]>(suffixes)
  .flatMap(([category, rows]) => rows.map((row) => ({ category, row })))
  .map(({ category, row: [suffix, firstYear, renewal, restore] }, index) => ({
    _id: `domain-suffix${suffix.replaceAll('.', '-')}`,
    _type: 'domainSuffix',
    suffix,
    category,
    firstYear: prices(firstYear),
    renewal: prices(renewal),
    // most registries add a year to a name that is moved
    transfer: prices(renewal),
    restore: prices(restore),
    ...conditions[suffix],
    ...labels[suffix],
    order: index + 1,
  }));
