import { months, type CampaignTime } from '../../campaign-time.ts';
import { localeString, reference, type SeedDocument } from '../../seed-document.ts';

interface Coupon {
  readonly kind: 'new-purchase' | 'renewal' | 'upgrade' | 'expansion';
  readonly name: readonly [en: string, zh: string, ja: string];
  readonly percent: number;
  /** US dollars, Hong Kong dollars, yen. */
  readonly from: readonly [USD: number, HKD: number, JPY: number];
  readonly days: number;
  readonly stock: number;
  readonly time: CampaignTime;
  readonly perPerson?: number;
  readonly newcomersOnly?: true;
  readonly notForWindows?: true;
  readonly realNameRequired?: true;
  readonly scene?: 'sign-up' | 'group-member' | 'group-hidden';
  readonly how?: 'code';
  /** Ids of families. */
  readonly families?: { readonly rule: 'only' | 'except'; readonly ids: readonly string[] };
  /** Codes of periods. */
  readonly periods?: { readonly rule: 'only' | 'except'; readonly codes: readonly string[] };
}

const running = months(-1, 14);
const notStarted = months(1, 3);
const ended = months(-2, 0);

const coupons = {
  FIRST20: {
    kind: 'new-purchase',
    name: ['First server', '首台云服务器', 'はじめてのサーバー'],
    percent: 20,
    from: [10, 80, 1500],
    days: 30,
    stock: 10_000,
    time: running,
    newcomersOnly: true,
    realNameRequired: true,
  },
  NVME15: {
    kind: 'new-purchase',
    name: ['New server', '新购立减', '新規サーバー割引'],
    percent: 15,
    from: [15, 120, 2200],
    days: 14,
    stock: 50,
    time: running,
    realNameRequired: true,
  },
  CORES18: {
    kind: 'new-purchase',
    name: ['Dedicated core and MemoryX', '独享型与 MemoryX', '専有コアとMemoryX'],
    percent: 18,
    from: [15, 120, 2200],
    days: 30,
    stock: 500,
    time: running,
    realNameRequired: true,
    families: { rule: 'only', ids: ['family-dedicated', 'family-memoryx'] },
  },
  YEAR12: {
    kind: 'new-purchase',
    name: ['Pay for a year', '年付立减', '年払いで割引'],
    percent: 12,
    from: [60, 470, 9000],
    days: 60,
    stock: 5000,
    time: running,
    perPerson: 2,
    realNameRequired: true,
    notForWindows: true,
    periods: { rule: 'only', codes: ['1y', '2y', '3y'] },
  },
  FRESH16: {
    kind: 'new-purchase',
    name: ['A fresh start', '焕新上云', '新規サーバー応援クーポン'],
    percent: 16,
    from: [10, 80, 1500],
    days: 30,
    stock: 2000,
    time: notStarted,
    realNameRequired: true,
  },
  TIDE25: {
    kind: 'new-purchase',
    name: ['High tide', '满潮特惠', '満潮クーポン'],
    percent: 25,
    from: [20, 160, 3000],
    days: 14,
    stock: 0,
    time: running,
    realNameRequired: true,
  },
  HARBOUR5: {
    kind: 'new-purchase',
    name: ['From the harbour', '港口口令', '港の合言葉'],
    percent: 5,
    from: [20, 160, 3000],
    days: 30,
    stock: 10_000,
    time: running,
    how: 'code',
    // everybody may enter it: where it applies, its price is one that offers have to be compared with
    periods: { rule: 'except', codes: ['1y', '2y', '3y'] },
  },
  YEARLY10: {
    kind: 'renewal',
    name: ['Yearly renewal', '年付续费', '年払いの更新'],
    percent: 10,
    from: [60, 470, 9000],
    days: 60,
    stock: 5000,
    time: running,
    perPerson: 2,
    realNameRequired: true,
  },
  RENEW15: {
    kind: 'renewal',
    name: ['Renew for less', '续费立减', '更新応援クーポン'],
    percent: 15,
    from: [30, 235, 4500],
    days: 30,
    stock: 2000,
    time: notStarted,
    realNameRequired: true,
  },
  SIZEUP12: {
    kind: 'upgrade',
    name: ['Move up a size', '升配专享', 'サイズアップ'],
    percent: 12,
    from: [8, 60, 1200],
    days: 30,
    stock: 3000,
    time: running,
    realNameRequired: true,
  },
  DISK25: {
    kind: 'expansion',
    name: ['More disk', '磁盘扩容', 'ディスク拡張'],
    percent: 25,
    from: [5, 40, 750],
    days: 30,
    stock: 4000,
    time: running,
    perPerson: 3,
    realNameRequired: true,
  },
  LASTCALL10: {
    kind: 'upgrade',
    name: ['Memory for less', '内存升级', 'メモリ増量'],
    percent: 10,
    from: [8, 60, 1200],
    days: 30,
    stock: 0,
    time: running,
    realNameRequired: true,
  },
  TOKYO30: {
    kind: 'new-purchase',
    name: ['Tokyo opening', '东京开区', '東京オープン記念'],
    percent: 30,
    from: [20, 160, 3000],
    days: 7,
    stock: 1000,
    time: ended,
    realNameRequired: true,
  },
  WELCOME10: {
    kind: 'new-purchase',
    name: ['Welcome', '新人礼', '新規登録ありがとうクーポン'],
    percent: 10,
    from: [3, 20, 500],
    days: 30,
    stock: 100_000,
    time: running,
    newcomersOnly: true,
    scene: 'sign-up',
  },
  GROUP8: {
    kind: 'renewal',
    name: ['Thanks for joining a group', '成团礼', '共同購入お礼クーポン'],
    percent: 8,
    from: [5, 40, 750],
    // as long as the longest period that is bought in a group, and a month more
    days: 120,
    stock: 20_000,
    time: running,
    scene: 'group-member',
  },
  HIDDEN50: {
    kind: 'new-purchase',
    name: ['Half price for leaders', '团长半价券', '主催者の半額クーポン'],
    percent: 50,
    from: [5, 40, 750],
    days: 30,
    stock: 500,
    time: running,
    scene: 'group-hidden',
  },
} as const satisfies Record<string, Coupon>;

const keyed = (id: string) => ({ ...reference(id), _key: id });

const couponCampaign = (code: string, coupon: Coupon, now: Date): SeedDocument => {
  const [USD, HKD, JPY] = coupon.from;
  return {
    _id: `coupon-campaign-${code.toLowerCase()}`,
    _type: 'couponCampaign',
    code,
    kind: coupon.kind,
    name: localeString(...coupon.name),
    discountPercent: coupon.percent,
    minimumSpend: { _type: 'moneyByCurrency', USD, HKD, JPY },
    validityDays: coupon.days,
    perPersonLimit: coupon.perPerson ?? 1,
    stock: coupon.stock,
    newcomersOnly: coupon.newcomersOnly ?? false,
    realNameRequired: coupon.realNameRequired ?? false,
    how: coupon.how ?? 'claim',
    scene: coupon.scene ?? 'coupon-centre',
    products: { rule: coupon.families?.rule ?? 'all', families: coupon.families?.ids.map(keyed) ?? [] },
    periods: { rule: coupon.periods?.rule ?? 'all', periods: coupon.periods?.codes.map((each) => keyed(`period-${each}`)) ?? [] },
    notForWindows: coupon.notForWindows ?? false,
    ...coupon.time(now),
  };
};

/** Coupons of every kind and in every state: running, not started, ended, and all claimed. */
export const couponCampaigns = (now: Date): SeedDocument[] =>
  Object.entries<Coupon>(coupons).map(([code, coupon]) => couponCampaign(code, coupon, now));
