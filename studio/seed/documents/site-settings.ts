import { localeString, localeText, reference, type SeedDocument } from '../seed-document.ts';

/** Without `siteUrl` and `cdnUrl` the site answers under the address that it is reached by. */
export const siteSettings: SeedDocument = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  brand: 'Marlow',
  tagline: localeText(
    'Cloud servers in Los Angeles and Tokyo, priced by the month.',
    '洛杉矶与东京云服务器，按月计费，价格透明。',
    'ロサンゼルスと東京のクラウドサーバーを、わかりやすい月額で。',
  ),
  centerUrl: '/ucenter/',
  festivalsUrl: '/activity/festivals',
  defaultRegions: { en: reference('region-us-0'), zh: reference('region-us-0'), ja: reference('region-jp-0') },
  reviewSite: { default: 'https://reviews.example/marlow', ja: 'https://reviews.example/ja/marlow' },
  contactEmail: 'support@marlow.example',
  copyright: localeString('© 2026 Marlow. All rights reserved.', '© 2026 Marlow 版权所有', '© 2026 Marlow'),
  optionalConsentOnByDefault: true,
  unpaidOrderTtlHours: 3,
  seo: {
    _type: 'seo',
    title: localeString('Marlow cloud servers', 'Marlow 云服务器', 'Marlow クラウドサーバー'),
    description: localeText(
      'Cloud servers in Los Angeles and Tokyo, with cores, memory and disk drawn to one scale. Ready about two minutes after you order.',
      '洛杉矶与东京云服务器，核数、内存与磁盘同比例呈现，下单约 2 分钟即可使用。',
      'ロサンゼルスと東京のクラウドサーバー。コア、メモリ、ディスクを同じ縮尺で図示し、ご注文後およそ2分でお使いいただけます。',
    ),
  },
};
