import type { PageId } from '../../../lib/language/routes.ts';
import type { PageWords } from './page-seo.ts';

export const productPages = {
  index: [
    ['Marlow: cloud servers in Los Angeles and Tokyo', 'Marlow 云服务器：洛杉矶与东京', 'Marlow：ロサンゼルスと東京のクラウドサーバー'],
    [
      'Compare cloud server plans drawn to scale, in USD, HKD or JPY. Data centres in Los Angeles and Tokyo, 99.97 percent availability, tickets answered around the clock.',
      '同比例对比云服务器套餐，支持美元、港币、日元。洛杉矶与东京机房，可用性 99.97%，工单全天受理。',
      '同じ縮尺の図でクラウドサーバーを比較。円・米ドル・香港ドルに対応し、稼働率99.97%、チケットは24時間受付です。',
    ],
  ],
  'product/vps': [
    [
      'Cloud servers (CVM): every series and size | Marlow',
      '云服务器 CVM：全部系列与规格 | Marlow',
      'クラウドサーバー（CVM）の全シリーズ | Marlow',
    ],
    [
      'General, ComputeX, MemoryX and dedicated-core servers from 1 to 64 vCPU, with the monthly price of every size in Los Angeles-1 and Tokyo-1.',
      '通用型、ComputeX 高主频、MemoryX 内存增强与独享型，1 至 64 核全系列，洛杉矶一区与东京一区月付价格一览。',
      '汎用、ComputeX、MemoryX、専有コアを1〜64 vCPUで提供。ロサンゼルス-1と東京-1の月額料金をすべて掲載しています。',
    ],
  ],
  'product/vps-buy': [
    ['Configure a cloud server | Marlow', '自选配置云服务器 | Marlow', 'クラウドサーバーの構成とお見積もり | Marlow'],
    [
      'Choose region, series, size, disks and billing period. The price follows every choice and is the price you pay.',
      '选择地域、系列、规格、磁盘和购买周期，价格随配置实时更新，所见即所付。',
      'リージョン、シリーズ、サイズ、ディスク、期間を選ぶと、お支払い額がその場で表示されます。',
    ],
  ],
  'product/availability': [
    ['Availability: what is in stock where | Marlow', '库存看板：各地域规格实时库存 | Marlow', 'リージョン・サイズ別の在庫状況 | Marlow'],
    [
      'Live stock of every cloud server size in every region, with the last 30 days, and the same figures as JSON for programs.',
      '云服务器各地域、各规格实时库存与近 30 天记录，同样的数据可用 JSON 读取。',
      'クラウドサーバーの在庫をリージョン・サイズ別にリアルタイム表示。過去30日間の推移と、JSONデータも公開しています。',
    ],
  ],
  'product/domain': [
    ['Search and register a domain | Marlow', '域名查询与注册 | Marlow', 'ドメインの検索と取得 | Marlow'],
    [
      'Enter a name, choose endings and compare what the first year and each renewal cost, in USD, HKD or JPY, before you register.',
      '一次查询多个后缀，首年价格与续费价格一目了然，可用港币、美元或日元注册。',
      'ドメインの末尾（.comなど）ごとに、初年度と更新の料金をまとめて比較。円・米ドル・香港ドルで取得できます。',
    ],
  ],
  'product/loadbalance': [
    ['Load balancing for cloud servers | Marlow', '负载均衡：一个入口，分摊流量 | Marlow', 'ロードバランサー | Marlow'],
    [
      'One address in front of several servers, with health checks that take a failing one out and bring it back.',
      '多台云服务器共用一个入口，健康检查自动摘除异常节点，恢复后自动加回。',
      '複数のサーバーを1つのIPアドレスで公開。ヘルスチェックで不調のサーバーを自動で切り離し、復旧後に戻します。',
    ],
  ],
  'product/oss': [
    ['Object storage for backups and static files | Marlow', '对象存储：备份与静态文件分发 | Marlow', 'オブジェクトストレージ | Marlow'],
    [
      'Keep backups, downloads and static files in buckets that speak the S3 protocol. You pay for what is stored and what leaves.',
      '兼容 S3 协议，用于备份、下载分发与静态资源，按实际存储量和出网流量计费。',
      'S3互換のバケットに、バックアップや配布ファイル、静的ファイルを保管。保管量と送信量の分だけお支払いいただきます。',
    ],
  ],
  'product/relational-database': [
    [
      'Managed MySQL and Redis, not yet public | Marlow',
      '云数据库 MySQL 与 Redis（尚未开放） | Marlow',
      'マネージドMySQL・Redis（未公開） | Marlow',
    ],
    [
      'Managed MySQL and Redis are not yet public and cannot be ordered. See what is planned, and how a database runs on a cloud server of your own today.',
      '云数据库 MySQL 与 Redis 尚未开放，暂不可订购。了解规划中的功能，以及现在如何在云服务器上自建数据库。',
      'マネージドMySQLとRedisは未公開で、まだご注文いただけません。予定している機能と、クラウドサーバーで今すぐ運用する方法をご案内します。',
    ],
  ],
  'product/private-cloud': [
    ['Private cloud on hardware of your own | Marlow', '私有云：专属物理资源 | Marlow', 'プライベートクラウド | Marlow'],
    [
      'Whole machines, storage and network kept for one company, run by us or by you, in Los Angeles or Tokyo.',
      '整机、存储与网络由一家企业独用，可托管运维，也可自行管理，洛杉矶与东京均可部署。',
      '物理サーバー、ストレージ、ネットワークを1社で専有。運用はお任せも自社管理も選べ、ロサンゼルスと東京で構築できます。',
    ],
  ],
  'product/vpc': [
    [
      'Private network (VPC), free in a region | Marlow',
      '私有网络 VPC：同地域免费互通 | Marlow',
      'プライベートネットワーク（VPC） | Marlow',
    ],
    [
      'Servers in one region reach each other over addresses that the internet never sees. Traffic inside costs nothing.',
      '同地域云服务器通过内网地址互通，公网不可见，内网流量免费。',
      '同じリージョンのサーバー同士を、インターネットから見えないIPアドレスで接続。内部の通信は無料です。',
    ],
  ],
} as const satisfies Partial<Record<PageId, PageWords>>;

export const offerPages = {
  'ac/coupon': [
    ['Coupon centre: new servers and renewals | Marlow', '领券中心：新购与续费优惠券 | Marlow', 'クーポンセンター | Marlow'],
    [
      'Coupons that can be claimed now, with their minimum spend, how long they last and how many there are.',
      '当前可领的优惠券、使用门槛、有效期和发放总量一览，领取后在确认订单时使用。',
      'いま受け取れるクーポンと、最低利用額、有効期間、発行枚数をご案内します。',
    ],
  ],
  'activity/promotion': [
    ['Current offers on cloud servers | Marlow', '云服务器优惠活动 | Marlow', '開催中のキャンペーン | Marlow'],
    [
      'Every offer that runs today, with its discount, its last day and what is refunded.',
      '正在进行的全部优惠活动：折扣、截止时间与退款规则。',
      '現在開催中のキャンペーンを、割引率、終了日、返金条件とともに掲載しています。',
    ],
  ],
  'activity/vps': [
    [
      'Starter season: General servers at a discount | Marlow',
      '入门季：通用型云服务器优惠 | Marlow',
      'スターター応援：汎用サーバーの割引 | Marlow',
    ],
    [
      'Small General servers for a first site, a test or a bot, at a discount for new orders while the offer runs.',
      '小规格通用型云服务器限时优惠，适合首个网站、测试环境和机器人。',
      'はじめてのサイトや検証、Bot向けに、小さな汎用サーバーを期間限定で割引します。',
    ],
  ],
  'activity/cvm': [
    ['Dedicated-core weeks | Marlow', '独享型限时特惠 | Marlow', '専有コアウィーク | Marlow'],
    [
      'Servers whose cores are yours alone, at a discount for new orders in Los Angeles-1 and Tokyo-1.',
      '物理核心独享，洛杉矶一区与东京一区新购限时优惠。',
      'コアを専有できるサーバーを、ロサンゼルス-1と東京-1の新規ご注文で割引します。',
    ],
  ],
  'activity/festivals': [
    ['Harbour Week: yearly plans on offer | Marlow', '港口周：年付优惠专场 | Marlow', 'ハーバーウィーク：年払いがお得 | Marlow'],
    [
      'Four sizes on offer by the year. The offer ends by our clock, at the same instant everywhere.',
      '四款规格年付限时优惠。以服务器时间为准，全球同时结束。',
      '4つのサイズを、期間限定の年払い料金で。終了は全世界同時です。',
    ],
  ],
  'activity/pintuan/vps': [
    ['Group buy: a General server for less | Marlow', '拼团：通用型云服务器 | Marlow', '共同購入：汎用サーバー | Marlow'],
    [
      'Start a group or join one. When every seat is paid, everyone gets the group price and a coupon.',
      '开团或参团，全员付款即成团，人人享拼团价并获优惠券。',
      '共同購入を始めるか、募集中のグループに参加。全席のお支払いがそろうと、全員が割引価格とクーポンを受け取れます。',
    ],
  ],
  'activity/pintuan/cvm': [
    ['Group buy: a dedicated-core server for less | Marlow', '拼团：独享型云服务器 | Marlow', '共同購入：専有コア | Marlow'],
    [
      'Dedicated cores at a group price. Five days to fill the group; if it stays open, every payment goes back.',
      '独享型拼团价，5 天内成团；未成团则原路退款。',
      '専有コアを共同購入価格で。5日以内に成立しなければ、お支払いは自動で返金されます。',
    ],
  ],
  'activity/pintuan/part-vps': [
    ['Open groups for General servers | Marlow', '通用型拼团广场 | Marlow', '募集中の共同購入：汎用サーバー | Marlow'],
    [
      'Groups that still have a seat: how many are missing, how long is left and what each member pays.',
      '查看仍有空位的拼团：还差几人、剩余时间和每人价格。',
      '空席のあるグループと、あと何人か、残り時間、1人あたりの料金をご覧いただけます。',
    ],
  ],
  'activity/pintuan/partcvm': [
    ['Open groups for dedicated-core servers | Marlow', '独享型拼团广场 | Marlow', '募集中の共同購入：専有コア | Marlow'],
    [
      'Groups for dedicated cores that still have a seat. A seat that is not paid within three hours opens again.',
      '仍有空位的独享型拼团。占位后 3 小时内未付款，席位自动释放。',
      '専有コアの空席があるグループです。3時間以内にお支払いがない席は、空席に戻ります。',
    ],
  ],
} as const satisfies Partial<Record<PageId, PageWords>>;
