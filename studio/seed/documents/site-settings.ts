import { withdrawalCountries, usualWithdrawalDays } from '../../../lib/rules/withdrawal/withdrawal-bounds.ts';
import { exampleReview } from '../../../lib/company/example-values.ts';
import { exampleSeller } from './seller.ts';
import { link, localeString, localeText, reference, type SeedDocument } from '../seed-document.ts';

/** Without `siteUrl` and `cdnUrl` the site uses the host of the request. */
export const siteSettings = (assetIds: Readonly<Record<string, string>>): SeedDocument => ({
  _id: 'siteSettings',
  _type: 'siteSettings',
  brand: 'Marlow',
  tagline: localeText(
    'Cloud servers in Los Angeles and Tokyo, priced by the month.',
    '洛杉矶与东京云服务器，按月计价，价格透明。',
    'ロサンゼルスと東京のクラウドサーバーを、わかりやすい月額で。',
  ),
  centerUrl: '/ucenter/',
  festivalsUrl: '/activity/festivals',
  defaultRegions: { en: reference('region-us-0'), zh: reference('region-us-0'), ja: reference('region-jp-0') },
  reviewSite: { default: 'https://reviews.example/marlow', ja: 'https://reviews.example/ja/marlow' },
  contactEmail: 'support@marlow.example',
  copyright: localeString('© 2026 Marlow. All rights reserved.', '© 2026 Marlow 版权所有', '© 2026 Marlow'),
  seller: exampleSeller,
  withdrawal: { isOffered: true, countries: [...withdrawalCountries], days: usualWithdrawalDays },
  optionalConsentOnByDefault: true,
  unpaidOrderTtlHours: 3,
  priceMarkets: { en: ['EU', 'US'], zh: ['HK'], ja: ['JP'] },
  promotionDaysAtMost: 28,
  review: { ...exampleReview },
  supportHours: localeString('09:00 to 22:00 (UTC+8)', '09:00–22:00（北京时间）', '10:00〜23:00（日本時間）'),
  messengerUrl: 'https://chat.example/marlow',
  ...(assetIds['chat-code'] ? { chatQr: { _type: 'image', asset: reference(assetIds['chat-code']) } } : {}),
  affiliateBanner: {
    title: localeString('Recommend Marlow, earn up to 7%', '推荐 Marlow，最高返佣 26%', 'Marlowを紹介して、最大26%の報酬'),
    lead: localeText(
      'Earn up to 7% of a new customer’s first order at the list price, paid within 24 hours.',
      '新客户通过您的链接下单，付款并交付后 24 小时内到账。',
      'ご自身のリンクからの、新しいお客さまのご注文が対象です。お支払いとサーバーの提供から24時間以内に報酬をお支払いします。',
    ),
    action: link('/aff', localeString('Join the affiliate programme', '加入推广计划', 'アフィリエイトに参加')),
  },
  affiliateRates: { en: 7, zh: 26, ja: 26 },
  seo: {
    _type: 'seo',
    title: localeString('Marlow cloud servers', 'Marlow 云服务器', 'Marlow クラウドサーバー'),
    description: localeText(
      'Cloud servers in Los Angeles and Tokyo, with cores, memory and disk drawn to one scale. Ready about two minutes after your payment is confirmed.',
      '洛杉矶与东京云服务器，核数、内存与磁盘同比例呈现，付款确认后约 2 分钟即可使用。',
      'ロサンゼルスと東京のクラウドサーバー。コア、メモリ、ディスクを同じ縮尺で図示し、お支払いの確認後、約2分でお使いいただけます。',
    ),
  },
});
