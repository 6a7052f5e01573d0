import { months } from '../../campaign-time.ts';
import { localeString, localeText, reference, type SeedDocument } from '../../seed-document.ts';
import { activationFeePercent, groupQuestions, groupTerms } from './group-words.ts';

/** Group buying started at the beginning of the month. */
export const groupBuying = months(0, 14);

const shared = (now: Date) => ({
  _type: 'groupCampaign',
  discountPercent: 30,
  activationFeePercent,
  newcomersOnly: false,
  hiddenCouponPercent: 5,
  hiddenCouponCap: 100,
  terms: localeText(...groupTerms),
  questions: groupQuestions,
  memberCoupon: reference('coupon-campaign-group8'),
  hiddenCoupon: reference('coupon-campaign-hidden50'),
  ...groupBuying(now),
});

export const groupCampaigns = (now: Date): SeedDocument[] => [
  {
    ...shared(now),
    _id: 'group-campaign-vps',
    slug: { _type: 'slug', current: 'vps' },
    title: localeString('Essential, bought together', '实用型拼团', 'ベーシックの共同購入'),
    lead: localeText(
      'Everyone pays the group price once every seat is paid. If the group does not fill in five days, every payment is refunded to the original payment method.',
      '全员付款即成团，人人享拼团价。5 天内未成团，按原支付方式退款。',
      '全席のお支払いがそろうと、全員が共同購入価格になります。5日以内にそろわなければ、元のお支払い方法へ自動で返金します。',
    ),
    region: reference('region-us-0'),
    model: reference('model-g4a-c2m4'),
    disk: { type: reference('disk-type-ssd'), sizeGib: 30 },
    traffic: reference('traffic-plan-t500'),
    period: reference('period-1m'),
    headCounts: [2, 3, 5, 10],
  },
  {
    ...shared(now),
    _id: 'group-campaign-cvm',
    slug: { _type: 'slug', current: 'cvm' },
    title: localeString('Dedicated core, bought together', '独享型拼团', '専有コアの共同購入'),
    lead: localeText(
      'A Dedicated core server in Tokyo-1 at the group price, for groups of two to five. Start a group or join one that is open.',
      '东京一区独享型拼团价，2 至 5 人成团，可以自己开团，也可以加入已有的团。',
      '東京-1の専有コアを、2〜5人の共同購入価格で。新しく始めることも、募集中の共同購入に参加することもできます。',
    ),
    region: reference('region-jp-0'),
    model: reference('model-dedicated2-c2m4'),
    disk: { type: reference('disk-type-ssd'), sizeGib: 60 },
    traffic: reference('traffic-plan-t1000'),
    period: reference('period-1q'),
    discountPercent: 25,
    headCounts: [2, 3, 4, 5],
  },
];
