import { exampleCompanies } from '../../../../lib/company/example-values.ts';
import { localeString, localeText, type SeedDocument } from '../../seed-document.ts';

type InLanguages = readonly [en: string, zh: string, ja: string];
type Row = readonly [key: string, asOf: string, figure: InLanguages, title: InLanguages, text: InLanguages];

const rows: readonly Row[] = [
  [
    'availability',
    '2026-10-31',
    ['99.97%', '99.97%', '99.97%'],
    ['Instance availability', '实例可用性', 'インスタンス稼働率'],
    [
      '13 minutes of downtime a month at most. Beyond that, you receive credit under the service level agreement.',
      '每月允许中断 13 分钟，一旦超出，按服务等级协议赔付。',
      '許容停止時間は月13分です。超えた場合はSLAに基づき補償します。',
    ],
  ],
  [
    'reliability',
    '2026-10-31',
    ['99.9999999%', '99.9999999%', '99.9999999%'],
    ['Data reliability', '数据可靠性', 'データ信頼性'],
    [
      'Every block of a cloud disk is kept in replicas on separate machines.',
      '云硬盘多副本存储，副本分布在不同的物理机上。',
      'クラウドディスクのデータを、別々の物理サーバーに複製して保持します。',
    ],
  ],
  [
    'clock',
    '2026-09-30',
    ['3.8 GHz', '3.8 GHz', '3.8 GHz'],
    ['Clock speed', '最高主频', '最大クロック'],
    ['Up to 45% faster than the previous generation.', '相比上一代最高提升 45%。', '前世代より最大45%高速です。'],
  ],
  [
    'delivery',
    '2026-10-31',
    ['About 2 minutes', '约 2 分钟', '約2分'],
    ['From paid order to root login', '从付款到 root 登录', 'お支払いからrootログインまで'],
    [
      'We build the disk, attach the network and start the machine.',
      '创建磁盘、接入网络、启动系统，全程自动。',
      'ディスクの作成、ネットワークの接続、起動まで自動で行います。',
    ],
  ],
  [
    'companies',
    '2026-09-30',
    [exampleCompanies, '11 万', '11万社'],
    ['Companies served', '累计服务企业', 'ご利用企業数'],
    [
      'Companies that have paid for at least one server with us, about 110,000 so far. Each is counted once, however many accounts it has.',
      '累计约 11 万家企业付费使用过我们的云服务器；同一企业有多个账户的，只计一次。',
      '有料でサーバーをご利用いただいたことのある企業は、これまでに約11万社です。複数のアカウントをお持ちの場合も1社と数えます。',
    ],
  ],
  [
    'support',
    '2026-10-31',
    ['24/7', '7×24', '24時間365日'],
    ['Ticket support', '工单全天受理', 'チケット対応'],
    [
      'Tickets are answered around the clock, live chat from 09:00 to 22:00 (UTC+8).',
      '工单 7×24 小时受理，在线客服为北京时间 09:00–22:00。',
      'チケットは24時間365日、有人チャットは10:00〜23:00（日本時間）に対応します。',
    ],
  ],
  [
    'refund',
    '2026-10-01',
    ['Refund guarantee', '退款保障', '返金保証'],
    ['On regular products', '常规产品均享', '通常製品が対象'],
    [
      'Full refund within 72 hours of payment, once per person and product family; after that, a refund for the unused days. Promotional products: what you paid, minus the days used at the list price.',
      '付款后 72 小时内全额退款，每人每个规格族限一次；此后退还未使用的整日费用。活动产品按实付金额减去已用天数的目录价退款。',
      'お支払いから72時間以内は全額（お一人さま、ファミリーごとに1回）、その後は未使用の日数分を返金します。キャンペーン製品は、お支払い額から使用日数分の通常価格を差し引きます。',
    ],
  ],
];

/** The site's claims, each defined only here. */
export const claims: readonly SeedDocument[] = rows.map(([key, asOf, figure, title, text], index) => ({
  _id: `claim-${key}`,
  _type: 'claim',
  key,
  figure: localeString(...figure),
  title: localeString(...title),
  text: localeText(...text),
  asOf,
  order: index + 1,
}));
