import { askOver, type SampleDocument } from '#tests/lib/content/ask-over.ts';

const words = (en: string | null, zh: string | null, ja: string | null) => ({ _type: 'localeString', en, zh, ja });

export const siteDocuments: readonly SampleDocument[] = [
  { _id: 'siteSettings', _type: 'siteSettings', review: { ratingValue: 4.7, reviewCount: 312 } },
  {
    _id: 'seo-index',
    _type: 'pageSeo',
    pageId: 'index',
    title: words('Home', '首页', 'ホーム'),
    description: words('Servers', '服务器', 'サーバー'),
    keywords: words('vps', null, null),
    image: { asset: { _ref: 'image-abc-2400x1260-jpg' }, alt: words('A harbour', null, null) },
  },
  { _id: 'seo-about', _type: 'pageSeo', pageId: 'about', title: words('About', null, null), description: words('About us', null, null) },
  { _id: 'seo-broken', _type: 'pageSeo', pageId: 'no/such/page', title: 3 },
  {
    _id: 'own-spring',
    _type: 'activityPage',
    slug: { current: 'spring' },
    heading: words('Spring', '春', 'はる'),
    lead: words('Lead', '说明', null),
    seo: { title: words('Servers in spring', null, null) },
    picture: { asset: { _ref: 'image-abc-2400x1260-jpg' }, alt: words('A harbour', null, null) },
  },
  {
    _id: 'own-over',
    _type: 'activityPage',
    slug: { current: 'over' },
    heading: words('Over', null, null),
    lead: words('Lead', null, null),
    endsAt: '2020-01-01T00:00:00Z',
  },
  {
    _id: 'script-1',
    _type: 'statisticsScript',
    vendor: 'plausible',
    vendorId: 'marlow.example',
    category: 2,
    languages: ['en', 'zh'],
    enabled: true,
  },
  {
    _id: 'script-2',
    _type: 'statisticsScript',
    vendor: 'matomo',
    vendorId: '7',
    category: 3,
    domain: 'shop.example',
    languages: ['en'],
    enabled: true,
  },
  { _id: 'script-3', _type: 'statisticsScript', vendor: 'baidu-tongji', vendorId: 'off', category: 2, languages: ['en'], enabled: false },
  { _id: 'script-4', _type: 'statisticsScript', vendor: 'matomo', vendorId: '"><script>', category: 2, languages: ['en'], enabled: true },
  { _id: 'link-2', _type: 'footerLink', name: words('Console', '控制台', null), href: '/ucenter/console', order: 2 },
  { _id: 'link-1', _type: 'footerLink', name: words('About', '关于', '会社概要'), href: '/about?x=1', order: 1 },
  { _id: 'link-3', _type: 'footerLink', name: words('Bad', '坏', '悪'), href: 'javascript:alert(1)', order: 3 },
];

export const askSite = askOver(siteDocuments);

const day = 24 * 60 * 60 * 1000;

/** Announcements around an instant: four released ones, one to come, one that ended, one without a Japanese title. */
export const announcementsAround = (nowMs: number): readonly SampleDocument[] => {
  const at = (days: number): string => new Date(nowMs + days * day).toISOString();
  const announcement = (id: string, days: number, more: object = {}): SampleDocument => ({
    _id: id,
    _type: 'announcement',
    kind: 'Notice',
    title: words(`${id} en`, `${id} zh`, `${id} ja`),
    releaseTime: at(days),
    pinned: false,
    ...more,
  });
  return [
    announcement('old', -9),
    announcement('pinned', -30, { pinned: true, kind: 'Activity' }),
    announcement('newest', -1),
    announcement('middle', -5, { title: words('middle en', 'middle zh', null) }),
    announcement('coming', 1),
    announcement('ended', -8, { endsAt: at(-1) }),
    announcement('broken', -2, { kind: 'Rumour' }),
  ];
};

const block = (text: string) => ({
  _type: 'block',
  _key: text.slice(0, 8),
  style: 'normal',
  children: [{ _type: 'span', _key: 's', text }],
});

const article = (language: string, slug: string, title: string, body: string, more: object = {}): SampleDocument => ({
  _id: `article-${slug}-${language}-${title}`,
  _type: 'article',
  kind: 'help',
  language,
  slug: { current: slug },
  translationKey: slug,
  title,
  summary: `${title} …`,
  version: 1,
  effectiveDate: '2026-01-01',
  order: 1,
  body: [block(body)],
  ...more,
});

export const searchDocuments: readonly SampleDocument[] = [
  {
    _id: 'category-servers',
    _type: 'category',
    slug: { current: 'servers' },
    name: words('Cloud servers', '云服务器', 'サーバー'),
    order: 1,
  },
  {
    _id: 'category-software',
    _type: 'category',
    slug: { current: 'software' },
    name: words('Software', '软件', 'ソフト'),
    parent: { _ref: 'category-servers' },
    order: 2,
  },
  article('en', 'wordpress', 'Install WordPress', 'Open a terminal on your cloud server.', { category: { _ref: 'category-software' } }),
  article('zh', 'wordpress', '安装 WordPress', '在云服务器上打开终端。'),
  article('ja', 'wordpress', 'WordPress のインストール', 'クラウドサーバーで端末を開きます。'),
  article('en', 'refund', 'Refunds', 'You get 100% back within 7 days.'),
  article('zh', 'vpc', '私有网络', '云服务器之间的免费网络。'),
  article('en', 'tos', 'Terms in force', 'Terms of the harbour.', { kind: 'legal', version: 1 }),
  article('en', 'tos', 'Terms to come', 'Terms of the lighthouse.', { kind: 'legal', version: 2, effectiveDate: '2999-01-01' }),
  {
    _id: 'navigation',
    _type: 'navigation',
    menu: [
      {
        title: words('Servers', '服务器', 'サーバー'),
        entries: [
          {
            label: words('Cloud servers', '云服务器', 'クラウドサーバー'),
            hint: words('From 1 vCPU', '低至 1 核', '1 vCPU から'),
            href: '/product/vps',
          },
          { label: words('Elsewhere cloud', '别处', '別'), href: 'https://elsewhere.example' },
        ],
      },
    ],
  },
  {
    _id: 'family-memory',
    _type: 'family',
    code: 'MemoryX',
    name: words('Memory-enhanced', '内存增强型', 'メモリ強化型'),
    summary: words('Much memory', '大内存', '大容量メモリ'),
    order: 1,
  },
];
