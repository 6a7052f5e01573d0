import { days, type CampaignTime } from '../../campaign-time.ts';
import { localeString, localeText, reference, type SeedDocument } from '../../seed-document.ts';
import { promotionTerms } from './promotion-terms.ts';

type InLanguages = readonly [en: string, zh: string, ja: string];

interface Offer {
  readonly title: InLanguages;
  readonly lead: InLanguages;
  readonly percent: number;
  readonly period: '1m' | '3m' | '1y';
  readonly models: readonly string[];
  readonly time: CampaignTime;
  readonly onePerPerson?: boolean;
}

/** Every promotion runs for 21 days and then rests for 35: long enough to compare its prices with the list's, in every market. */
const repeatsEveryDays = 56;

/** Harbour Week started some days ago. */
export const harbourWeek = days(-5, 16);

const offers = {
  vps: {
    title: ['Starter season', '入门季', 'スターター応援'],
    lead: [
      'Small General servers at a discount, for a first site, a test or a bot. See the list price and the offer price side by side.',
      '通用型小规格限时优惠，适合首个网站、测试环境和机器人。',
      '小さな汎用サーバーを期間限定の料金で。はじめてのサイトや検証、Botに。',
    ],
    percent: 20,
    period: '1m',
    models: ['g4a-c1m1', 'g4a-c1m2', 'g4a-c2m2', 'g4a-c2m4'],
    time: days(-3, 18),
  },
  cvm: {
    title: ['Dedicated core weeks', '独享型限时特惠', '専有コアウィーク'],
    lead: [
      'Physical cores reserved for you, at a discount on three months, in both Los Angeles-1 and Tokyo-1.',
      '物理核心独享，洛杉矶一区与东京一区购买 3 个月限时优惠。',
      'コアを専有できるサーバーを、ロサンゼルス-1と東京-1で。3か月分のお支払いが対象です。',
    ],
    percent: 15,
    period: '3m',
    models: ['dedicated2-c1m2', 'dedicated2-c2m4', 'dedicated2-c4m8', 'dedicated2-c8m16'],
    time: days(10, 31),
  },
  promotion: {
    title: ['More memory, higher clocks', '大内存与高主频专场', 'メモリと高クロックの特集'],
    lead: [
      'MemoryX and ComputeX servers at a discount: more memory or a higher clock for databases, caches and builds.',
      'MemoryX 内存增强与 ComputeX 高主频限时优惠，数据库、缓存、编译都合适。',
      'MemoryXとComputeXを期間限定の料金で。データベース、キャッシュ、ビルドに。',
    ],
    percent: 12,
    period: '1m',
    models: ['mx4a-c1m4', 'mx4a-c2m8', 'mx4a-c4m16', 'cx4f-c2m4', 'cx4f-c4m8'],
    time: days(-30, -9),
  },
  festivals: {
    title: ['Harbour Week', '港口周', 'ハーバーウィーク'],
    lead: [
      'Four sizes at a discount on yearly billing, in Los Angeles-1 and Tokyo-1. The offer ends at the same moment everywhere.',
      '四款规格年付优惠。以服务器时间为准，全球同时结束。',
      '4つのサイズを年払いで。終了は全世界同時です。',
    ],
    percent: 25,
    period: '1y',
    models: ['g4a-c1m1', 'g4a-c2m4', 'mx4a-c2m8', 'dedicated2-c2m4'],
    time: harbourWeek,
    onePerPerson: true,
  },
} as const satisfies Record<string, Offer>;

export const promotions = (now: Date): SeedDocument[] =>
  Object.entries<Offer>(offers).map(([slug, { title, lead, percent, period, models, time, onePerPerson = false }], index) => ({
    _id: `promotion-${slug}`,
    _type: 'promotion',
    slug: { _type: 'slug', current: slug },
    title: localeString(...title),
    lead: localeText(...lead),
    discountPercent: percent,
    period: reference(`period-${period}`),
    models: models.map((model) => ({ ...reference(`model-${model}`), _key: model })),
    terms: localeText(...promotionTerms(onePerPerson)),
    onePerPerson,
    ...time(now),
    repeatsEveryDays,
    order: index + 1,
  }));
