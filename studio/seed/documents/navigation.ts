import { link, localeString, localeText, type SeedDocument } from '../seed-document.ts';

type InLanguages = readonly [en: string, zh: string, ja: string];
type Mark = 'on-sale' | 'not-yet-public' | 'internal-testing';

interface Entry {
  readonly href: string;
  readonly label: InLanguages;
  readonly hint?: InLanguages;
  readonly mark?: Mark;
}

export const menuEntry = ({ href, label, hint, mark = 'on-sale' }: Entry, index: number) => ({
  _type: 'menuEntry',
  _key: `e${index}`,
  label: localeString(...label),
  ...(hint ? { hint: localeString(...hint) } : {}),
  href,
  mark,
});

const group = (key: string, title: InLanguages, entries: readonly Entry[]) => ({
  _type: 'menuGroup',
  _key: key,
  title: localeString(...title),
  entries: entries.map(menuEntry),
});

const article = (slug: string, label: InLanguages): Entry => ({ href: `/doc/article/${slug}`, label });
const page = (href: string, label: InLanguages): Entry => ({ href, label });

const products = {
  cvm: {
    href: '/product/vps',
    label: ['Cloud servers (CVM)', '云服务器 CVM', 'クラウドサーバー（CVM）'],
    hint: ['VPS, 1–64 vCPU, General to Dedicated core', 'VPS，1–64 核，通用到独享全规格族', 'VPS、1〜64 vCPU、汎用から専有コアまで'],
  },
  dedicated: {
    href: '/product/vps?series=Dedicated',
    label: ['Dedicated core servers', '独享型云服务器', '専有コアサーバー'],
    hint: ['Physical cores reserved for you', '物理核心独享', '物理コアを専有'],
  },
  vpc: {
    href: '/product/vpc',
    label: ['Private network (VPC)', '私有网络 VPC', 'プライベートネットワーク（VPC）'],
    hint: ['Free between your servers', '云服务器之间内网互通，免费', 'サーバー間通信は無料'],
  },
  loadBalance: {
    href: '/product/loadbalance',
    label: ['Load balancing', '负载均衡', 'ロードバランサー'],
    hint: ['One address, several servers', '一个入口，分摊流量', 'アクセスを分散'],
  },
  objectStorage: {
    href: '/product/oss',
    label: ['Object storage', '对象存储', 'オブジェクトストレージ'],
    hint: ['Backups, downloads, static files', '备份、分发与静态文件', 'バックアップや配信に'],
  },
  disks: {
    href: '/doc/article/block-storage-volume-pricing',
    label: ['Disks, snapshots and ISO', '云硬盘、快照与 ISO', 'ディスク・スナップショット・ISO'],
    hint: ['5 GiB of snapshots free', '赠送 5 GiB 快照额度', 'スナップショットは5 GiBまで無料'],
  },
  databases: {
    href: '/product/relational-database',
    label: ['Managed databases', '云数据库', 'マネージドデータベース'],
    hint: ['MySQL and Redis', 'MySQL 与 Redis', 'MySQLとRedis'],
    mark: 'not-yet-public',
  },
  privateCloud: {
    href: '/product/private-cloud',
    label: ['Private cloud', '私有云', 'プライベートクラウド'],
    hint: ['Dedicated hardware for your company', '物理资源一家独用', '物理サーバーを1社で専有'],
  },
  domains: {
    href: '/product/domain',
    label: ['Domains', '域名注册', 'ドメイン'],
    hint: ['Search and register a name', '查询并注册心仪域名', '検索して取得'],
  },
  phpHosting: {
    href: '/doc/article/php-hosting',
    label: ['PHP hosting', 'PHP 虚拟主机', 'PHPレンタルサーバー'],
    hint: ['Upload and publish', '上传即可上线', 'アップロードして公開'],
    mark: 'internal-testing',
  },
} as const satisfies Record<string, Entry>;

/** All products: those in the menu, and those with only a card and an article. */
export const productCards: readonly Entry[] = [
  ...Object.values(products),
  {
    href: '/doc/article/managed-service',
    label: ['Managed service', '代运维服务', 'マネージドサービス'],
    hint: ['We patch, monitor and repair', '更新、监控、排障一手包办', '更新・監視・復旧をお任せ'],
  },
  {
    href: '/doc/article/rdns',
    label: ['Reverse DNS', '反向解析 rDNS', '逆引き（rDNS）'],
    hint: ['Set your PTR record yourself', 'IP 反向解析自助设置', 'IPアドレスの名前を自分で設定'],
  },
  {
    href: '/doc/article/anti-ddos-ip',
    label: ['Anti-DDoS IP', '高防 IP', 'DDoS対策IP'],
    hint: ['Attack traffic filtered before it reaches you', '先清洗，再回源', '攻撃を取り除いてから届けるIPアドレス'],
  },
  {
    href: '/doc/article/web-application-firewall',
    label: ['Web application firewall', 'Web 应用防火墙', 'WAF'],
    hint: ['Stops attacks on forms and logins', '拦截针对表单与登录的攻击', 'フォームやログインへの攻撃を遮断'],
  },
];

const availability: Entry = {
  href: '/product/availability',
  label: ['Availability', '库存看板', '在庫状況'],
  hint: ['Live stock by region', '各地域规格实时库存', 'いま注文できるサイズがわかる'],
};

export const navigation: SeedDocument = {
  _id: 'navigation',
  _type: 'navigation',
  menu: [
    group('servers', ['Cloud servers', '云服务器', 'クラウドサーバー'], [products.cvm, products.dedicated, availability]),
    group('network', ['Network', '网络', 'ネットワーク'], [products.vpc, products.loadBalance]),
    group('storage', ['Storage', '存储', 'ストレージ'], [products.objectStorage, products.disks]),
    group('databases', ['Databases', '数据库', 'データベース'], [products.databases, products.privateCloud]),
    group('sites', ['Websites', '商业建站', 'サイト構築'], [products.domains, products.phpHosting]),
  ],
  menuNote: {
    title: localeString('Not sure which size?', '不知道选哪款？', 'サイズ選びに迷ったら'),
    lead: localeText(
      'Compare up to three configurations side by side, with the total cost of each.',
      '用价格计算器并排对比三套配置，总价一目了然。',
      '料金シミュレーターで3つの構成を並べ、合計を見比べられます。',
    ),
    action: link(
      '/product/vps-buy?view=calculator',
      localeString('Open the price calculator', '打开价格计算器', '料金シミュレーターを開く'),
    ),
  },
  documents: [
    page('/doc', ['All documents', '文档中心', 'ドキュメント一覧']),
    article('getting-started', ['Getting started', '快速入门', 'はじめに']),
    article('pricing', ['Pricing', '价格总览', '料金一覧']),
    article('api', ['API', 'API 文档', 'API']),
    article('legal-and-terms', ['Legal texts', '法律条款', '規約']),
  ].map(menuEntry),
  service: [
    page('/ac/coupon', ['Coupons', '领券中心', 'クーポン']),
    page('/doc/announce', ['Announcements', '公告', 'お知らせ']),
    page('/contact', ['Contact', '联系我们', 'お問い合わせ']),
    article('looking-glass-test-latency-network-speed', ['Looking Glass', 'Looking Glass 测速', 'Looking Glass']),
    article('abuse', ['Report abuse', '举报滥用', '不正利用の通報']),
  ].map(menuEntry),
  footerColumns: [
    group(
      'products',
      ['Products', '产品', '製品'],
      [
        page('/product/vps', ['Cloud servers', '云服务器', 'クラウドサーバー']),
        page('/product/vps?series=Dedicated', ['Dedicated core servers', '独享型云服务器', '専有コアサーバー']),
        page('/product/oss', ['Object storage', '对象存储', 'オブジェクトストレージ']),
        page('/product/loadbalance', ['Load balancing', '负载均衡', 'ロードバランサー']),
        page('/product/domain', ['Domains', '域名注册', 'ドメイン']),
      ],
    ),
    group(
      'documents',
      ['Documentation', '文档', 'ドキュメント'],
      [
        article('getting-started', ['Getting started', '快速入门', 'はじめに']),
        article('pricing', ['Pricing', '价格总览', '料金一覧']),
        article('api', ['API', 'API 文档', 'API']),
        article('looking-glass-test-latency-network-speed', ['Looking Glass', 'Looking Glass 测速', 'Looking Glass']),
        page('/doc/announce', ['Announcements', '公告', 'お知らせ']),
      ],
    ),
    group(
      'company',
      ['Company', '公司', '会社'],
      [
        page('/about', ['About', '关于我们', '会社情報']),
        page('/contact', ['Contact', '联系我们', 'お問い合わせ']),
        page('/jobs', ['Jobs', '加入我们', '採用情報']),
        page('/aff', ['Affiliates', '推广计划', 'アフィリエイト']),
      ],
    ),
    group(
      'legal',
      ['Legal', '法律条款', '規約'],
      [
        article('tos', ['Terms of service', '服务条款', '利用規約']),
        article('privacy', ['Privacy', '隐私政策', 'プライバシーポリシー']),
        article('service-level-agreements', ['Service levels', '服务等级协议', 'SLA']),
        article('acceptable-use-policy-aup', ['Acceptable use', '使用规范', '適正利用ポリシー']),
        article('abuse', ['Report abuse', '举报滥用', '不正利用の通報']),
      ],
    ),
  ],
};
