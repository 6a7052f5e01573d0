import type { PageId } from '../../../lib/language/routes.ts';
import type { PageWords } from './page-seo.ts';

export const productPages = {
  index: [
    [
      'Marlow: VPS and cloud servers in Los Angeles and Tokyo',
      'Marlow 云服务器 / VPS：洛杉矶与东京',
      'Marlow：東京・ロサンゼルスのVPS・クラウドサーバー',
    ],
    [
      'Compare VPS plans drawn to scale, in USD, HKD or JPY. Los Angeles and Tokyo, 99.97% availability, root access, tickets answered around the clock.',
      '同比例对比云服务器（VPS）套餐，支持美元、港币、日元。洛杉矶与东京机房，可用性 99.97%，付款后约 2 分钟可用，工单全天受理。',
      'VPS・クラウドサーバーのプランを同じ縮尺の図で比較。円・米ドル・香港ドルに対応し、稼働率99.97%、お支払い後約2分で利用開始、チケットは24時間受付です。',
    ],
  ],
  'product/vps': [
    [
      'VPS plans: every series, size and price | Marlow',
      '云服务器（VPS）规格与价格：全部规格族 | Marlow',
      'VPS・クラウドサーバーの料金とサイズ一覧 | Marlow',
    ],
    [
      'VPS from 1 to 64 vCPU: General, ComputeX, MemoryX and Dedicated core servers, with the monthly price of every size in Los Angeles-1 and Tokyo-1.',
      '云服务器（VPS）从 1 核到 64 核：通用型、ComputeX 高主频、MemoryX 内存增强与独享型，洛杉矶一区与东京一区的月付价格一览。',
      '1〜64 vCPUのVPS。汎用、ComputeX、MemoryX、専有コアの全サイズを、ロサンゼルス-1と東京-1の月額料金とともに掲載しています。在庫もその場でわかります。',
    ],
  ],
  'product/vps-buy': [
    ['Configure a VPS and see its price | Marlow', '自选配置云服务器（VPS） | Marlow', 'VPSの構成とお見積もり | Marlow'],
    [
      'Choose region, family, size, disks, network and billing period. The price follows every choice and is the price you pay. Ready about two minutes after payment.',
      '选择地域、规格族、规格、磁盘、带宽和购买周期，价格随配置实时更新，所见即所付。付款确认后约 2 分钟即可登录使用。',
      'リージョン、ファミリー、サイズ、ディスク、ネットワーク、期間を選ぶと、お支払い額がその場で表示されます。お支払いの確認後、約2分で使えます。',
    ],
  ],
  'product/availability': [
    ['VPS stock by region and size, live | Marlow', '库存看板：各地域规格实时库存 | Marlow', 'リージョン・サイズ別の在庫状況 | Marlow'],
    [
      'Live stock of every cloud server size in Los Angeles-1 and Tokyo-1, with a record of the last 30 days. The same figures are available as JSON.',
      '云服务器各规格在洛杉矶一区与东京一区的实时库存，附近 30 天记录：有货、紧张还是售罄，一目了然。同样的数据可用 JSON 读取。',
      'クラウドサーバー全サイズの在庫を、ロサンゼルス-1と東京-1それぞれリアルタイムで表示。過去30日間の推移も確認でき、同じデータをJSONでも公開しています。',
    ],
  ],
  'product/domain': [
    ['Domain name search and prices | Marlow', '域名查询与注册价格 | Marlow', 'ドメインの検索・取得と料金 | Marlow'],
    [
      'Check domain names under many suffixes at once, and compare the first-year price and every renewal in USD, HKD or JPY before you register.',
      '一次查询多个域名后缀是否可注册，首年价格与续费价格并列显示，可用港币、美元或日元支付，注册前费用清清楚楚。',
      'ドメインの空きを、複数のTLD（.comなどの末尾）でまとめて検索。初年度の料金と更新料金を並べて比較でき、円・米ドル・香港ドルで取得できます。',
    ],
  ],
  'product/loadbalance': [
    ['Load balancer for cloud servers | Marlow', '负载均衡：一个入口，分摊流量 | Marlow', 'ロードバランサー：複数サーバーへ分散 | Marlow'],
    [
      'Put one address in front of several cloud servers. Health checks take a failing server out and bring it back, and traffic behind the balancer is free.',
      '多台云服务器共用一个入口，支持 TCP、UDP、HTTP 与 HTTPS。健康检查自动摘除异常节点，恢复后自动重新加入，后端内网流量不计费。',
      '複数のサーバーを1つのIPアドレスで公開。TCP、UDP、HTTP、HTTPSに対応し、ヘルスチェックで不調のサーバーを自動で切り離し、復旧後に戻します。内部の通信は無料です。',
    ],
  ],
  'product/oss': [
    [
      'S3 object storage for backups and files | Marlow',
      '对象存储：兼容 S3，备份与文件分发 | Marlow',
      'オブジェクトストレージ（S3互換） | Marlow',
    ],
    [
      'S3-compatible object storage in Los Angeles and Tokyo for backups, downloads and static files. Pay per GiB stored and per GB downloaded; uploads are free.',
      '洛杉矶与东京的 S3 兼容对象存储，用于备份、下载分发与静态资源。按实际存储量和出网流量计费，上传与请求不收费。',
      '東京とロサンゼルスのS3互換オブジェクトストレージ。バックアップや配布ファイル、静的ファイルを、保管量と送信量の分だけの料金で保管できます。受信は無料です。',
    ],
  ],
  'product/relational-database': [
    [
      'Managed MySQL and Redis, not yet public | Marlow',
      '云数据库 MySQL 与 Redis（尚未开放） | Marlow',
      'マネージドMySQL・Redis（提供開始前） | Marlow',
    ],
    [
      'Managed MySQL and Redis are not yet public and cannot be ordered. See what is planned, and how to run a database on your own cloud server today.',
      '云数据库 MySQL 与 Redis 尚未开放，暂不可订购。了解规划中的功能，以及现在如何在云服务器上自建数据库：规格建议与操作教程。',
      'マネージドMySQLとRedisは提供開始前で、まだご注文いただけません。予定している機能と、クラウドサーバーで今すぐ運用する方法をご案内します。',
    ],
  ],
  'product/private-cloud': [
    ['Private cloud on dedicated hardware | Marlow', '私有云：专属物理资源 | Marlow', 'プライベートクラウド：専有の物理環境 | Marlow'],
    [
      'Hosts, storage and network dedicated to your company, in Los Angeles or Tokyo, run by us or by you. Quoted individually, built in weeks.',
      '整机、存储与网络由一家企业独用，可由我们运维，也可自行管理，洛杉矶与东京均可部署。适合合规要求与长期稳定负载，按需报价。',
      '物理サーバー、ストレージ、ネットワークを1社で専有。運用はお任せも自社管理も選べ、ロサンゼルスと東京で構築できます。料金は個別にお見積もりします。',
    ],
  ],
  'product/vpc': [
    [
      'Private network (VPC), free in a region | Marlow',
      '私有网络 VPC：同地域免费互通 | Marlow',
      'プライベートネットワーク（VPC）は無料 | Marlow',
    ],
    [
      'Connect your cloud servers in a region over private addresses the internet never sees. The VPC, its subnets and the traffic inside are free.',
      '同地域云服务器通过内网地址互通，公网不可见。私有网络、子网与内网流量全部免费，适合数据库、备份与多机部署。',
      '同じリージョンのサーバー同士を、インターネットから見えないIPアドレスで接続。ネットワーク、サブネット、内部の通信はすべて無料です。データベースの隔離にも。',
    ],
  ],
} as const satisfies Partial<Record<PageId, PageWords>>;

export const offerPages = {
  'ac/coupon': [
    [
      'Cloud server coupons: new and renewal | Marlow',
      '领券中心：云服务器新购与续费优惠券 | Marlow',
      'クーポンセンター：新規・更新の割引 | Marlow',
    ],
    [
      'Claim coupons for new cloud servers, renewals, upgrades and larger disks. Each shows its minimum order, validity and how many there are.',
      '领取云服务器新购、续费、升级与扩容优惠券：使用门槛、有效期、发放总量一览，领取后在确认订单时使用，每单限用一张。',
      'クラウドサーバーの新規購入、更新、アップグレード、ディスク追加に使えるクーポンを配布中。最低利用額、有効期間、配布枚数をご確認いただけます。',
    ],
  ],
  'activity/promotion': [
    ['Cloud server offers: memory and clock | Marlow', '云服务器优惠：内存增强与高主频 | Marlow', 'VPSの割引：メモリと高クロック | Marlow'],
    [
      'Memory-optimised and high-clock cloud servers at a discount for new orders, with the offer price, the renewal price, the last day and the refund rules.',
      '内存增强与高主频云服务器新购优惠：活动价、续费价、截止时间与退款规则一并列出，适合数据库、缓存与编译任务。',
      'メモリ最適化と高クロックのVPSを新規ご注文で割引。割引価格、更新料金、終了日、返金条件をまとめて掲載しています。データベースやビルドに向いています。',
    ],
  ],
  'activity/vps': [
    ['Starter season: General VPS at a discount | Marlow', '入门季：通用型云服务器优惠 | Marlow', 'スターター応援：汎用VPSの割引 | Marlow'],
    [
      'Small General VPS at a discount for new orders: a first site, a test or a bot. See the offer price, the renewal price and the last day before you order.',
      '小规格通用型云服务器新购优惠，适合首个网站、测试环境和机器人。活动价、续费价与截止时间一并列出，下单前即可比较。',
      'はじめてのサイトや検証、Botに向いた小さな汎用VPSを、新規ご注文で割引します。割引価格と更新料金、終了日を並べてご確認いただけます。',
    ],
  ],
  'activity/cvm': [
    ['Dedicated core VPS offer, three months | Marlow', '独享型云服务器：三个月特惠 | Marlow', '専有コアVPSの3か月割引 | Marlow'],
    [
      'Dedicated core servers at a discount for new three-month orders in Los Angeles-1 and Tokyo-1, with the renewal price and the refund rules shown.',
      '独享型云服务器新购三个月优惠，物理核心独享，洛杉矶一区与东京一区可选。活动价、续费价与退款规则一并列出。',
      '物理コアを専有できるサーバーを、ロサンゼルス-1と東京-1で3か月の新規ご注文に限り割引します。更新料金と返金条件もあわせて掲載しています。',
    ],
  ],
  'activity/festivals': [
    [
      'Harbour Week: VPS offers by the year | Marlow',
      '港口周：云服务器年付优惠专场 | Marlow',
      'ハーバーウィーク：VPSの年払い割引 | Marlow',
    ],
    [
      'Four cloud server sizes at a discount for a year, and a calendar of all current and coming offers. Each ends at the same moment everywhere.',
      '四款云服务器规格年付限时优惠，附全部活动日历：正在进行、即将开始与已结束的活动一览。以服务器时间为准，全球同时结束。',
      '4つのサイズを期間限定の年払い料金でご提供。開催中とこれからのキャンペーンをまとめたカレンダーも掲載しています。終了は全世界同時です。',
    ],
  ],
  'activity/pintuan/vps': [
    ['Group buy: a General VPS for less | Marlow', '拼团：通用型云服务器 | Marlow', '共同購入：汎用VPSをお得に | Marlow'],
    [
      'Start a group or join one to buy a General cloud server at the group price. When every seat is paid, each member gets a server and a renewal coupon.',
      '开团或参团，选购通用型云服务器，全员付款即成团，人人享拼团价并获续费优惠券；5 天内未成团，款项全额退回。',
      '汎用サーバーの共同購入を始めるか、募集中のグループに参加。全席のお支払いがそろうと、全員が割引価格でサーバーと更新クーポンを受け取れます。',
    ],
  ],
  'activity/pintuan/cvm': [
    ['Group buy: a Dedicated core VPS for less | Marlow', '拼团：独享型云服务器 | Marlow', '共同購入：専有コアVPS | Marlow'],
    [
      'Buy a Dedicated core server in Tokyo-1 at the group price. A group has five days to fill; if it does not, every payment is refunded in full.',
      '东京一区独享型云服务器拼团价，2 至 5 人成团，5 天内全员付款即开通；未成团则按原支付方式全额退款。',
      '東京-1の専有コアサーバーを共同購入価格で。2〜5人で始められ、5日以内に成立しなければ、お支払いは全額を自動で返金します。',
    ],
  ],
  'activity/pintuan/part-vps': [
    ['Open groups for General servers | Marlow', '实用型拼团广场 | Marlow', '募集中の共同購入：汎用サーバー | Marlow'],
    [
      'Groups for General cloud servers with a free seat: how many people are missing, how much time is left and what each member pays.',
      '查看仍有空位的通用型云服务器拼团：还差几人、剩余时间和每人价格，选一个加入，或自己开团。',
      '空席のある汎用サーバーの共同購入グループを掲載。あと何人か、残り時間、1人あたりの料金を確認して、そのまま参加できます。ご自身で募集を始めることもできます。',
    ],
  ],
  'activity/pintuan/partcvm': [
    ['Open groups for Dedicated core servers | Marlow', '独享型拼团广场 | Marlow', '募集中の共同購入：専有コア | Marlow'],
    [
      'Groups for Dedicated core servers with a free seat, time left and price for each member. A seat not paid within three hours opens again.',
      '查看仍有空位的独享型云服务器拼团：还差几人、剩余时间和每人价格。占位后 3 小时内未付款，席位自动释放。',
      '空席のある専有コアサーバーの共同購入グループです。残り時間と1人あたりの料金を確認して参加できます。3時間以内にお支払いがない席は、空席に戻ります。',
    ],
  ],
} as const satisfies Partial<Record<PageId, PageWords>>;
