import type { PageId } from '../../../lib/language/routes.ts';
import type { PageWords } from './page-seo.ts';

export const documentPages = {
  doc: [
    [
      'Documentation: guides, prices and terms | Marlow',
      '文档中心：教程、价格与条款 | Marlow',
      'ドキュメント：使い方、料金、規約 | Marlow',
    ],
    [
      'Guides for your VPS: create and connect to a server, store and back up data, understand prices and terms. Search in English, Chinese and Japanese.',
      '云服务器使用教程：创建与连接、存储与备份、网站与数据库搭建，以及价格和条款说明，支持中文、英文、日文同时搜索。',
      'VPSの使い方、サーバーの作成と接続、データの保管とバックアップ、料金や規約までをまとめたドキュメントです。英語・中国語・日本語で検索できます。',
    ],
  ],
  'doc/search': [
    ['Search the documentation | Marlow', '搜索文档中心 | Marlow', 'ドキュメントを検索 | Marlow'],
    [
      'Find guides, prices and products by a word, a question, a command or an error message, in English, Chinese and Japanese.',
      '输入关键词、问题、命令或报错信息，在中文、英文、日文文档中查找教程、价格和产品，错别字也能识别。',
      '言葉、質問、コマンド、エラーメッセージから、使い方や料金、製品を検索できます。英語・中国語・日本語の記事をまとめて探します。',
    ],
  ],
  'doc/article': [
    ['All articles by subject | Marlow', '全部文档（按主题） | Marlow', '記事一覧（分野別） | Marlow'],
    [
      'Every guide and every legal text on one page, by subject: servers, storage, network, databases, sites and domains, prices, account and API.',
      '全部教程与法律条款，按主题分类，一页看全：云服务器、存储、网络、数据库、网站与域名、价格与收据、账户与 API。',
      'すべての記事と規約を、サーバー、ストレージ、ネットワーク、データベース、サイトとドメイン、料金、アカウント、APIの分野別に1ページでご覧いただけます。',
    ],
  ],
  'doc/announce': [
    [
      'Announcements: maintenance, stock and offers | Marlow',
      '公告：维护、库存与活动 | Marlow',
      'お知らせ：メンテナンス、在庫、キャンペーン | Marlow',
    ],
    [
      'Planned work, stock, changes to terms, and the offers that start next, newest first. Planned work is announced at least 72 hours ahead.',
      '维护计划、库存变化、条款更新与活动预告，按时间倒序排列。计划内维护至少提前 72 小时公告，可通过 RSS 订阅。',
      '計画メンテナンス、在庫、規約の変更、次に始まるキャンペーンを新しい順に掲載します。計画メンテナンスは72時間以上前にお知らせします。RSSでも購読できます。',
    ],
  ],
  'doc/announce/detail': [
    ['Announcement | Marlow', '公告详情 | Marlow', 'お知らせの詳細 | Marlow'],
    [
      'What changes, when it happens, which servers and regions are affected, and what you can do about it.',
      '公告正文：变更内容、时间、受影响的地域与服务器，以及建议您采取的操作。',
      '変更の内容と日時、対象のサーバーとリージョン、お客さまにお願いしたいことをお伝えします。',
    ],
  ],
  'doc/collect': [
    ['Your favourite articles | Marlow', '我的收藏文档 | Marlow', 'お気に入りの記事 | Marlow'],
    [
      'The help articles you marked with a star, in one list that is the same on every device you log in from.',
      '您收藏的文档都在这里，登录账户后在任何设备上均可随时查阅。',
      'お気に入りに登録した記事をまとめて表示します。一覧はアカウントに保存され、どの端末でもご覧いただけます。',
    ],
  ],
} as const satisfies Partial<Record<PageId, PageWords>>;

export const companyPages = {
  about: [
    [
      'About Marlow: cloud servers in Los Angeles and Tokyo',
      '关于 Marlow：洛杉矶与东京的云服务器',
      'Marlowについて：ロサンゼルスと東京のクラウドサーバー',
    ],
    [
      'Who we are, what we promise, and when each figure was last checked. Cloud servers in Los Angeles and Tokyo, with tickets answered around the clock.',
      '我们是谁、承诺什么、每个数字截至何时。洛杉矶与东京双地域云服务器，价目表公开，工单全天受理。',
      '私たちについて、お約束していること、数値の確認日をお伝えします。拠点はロサンゼルスと東京。料金表は公開し、チケットは24時間受け付けています。',
    ],
  ],
  contact: [
    ['Contact Marlow: tickets, chat and e-mail', '联系 Marlow：工单、在线客服与邮箱', 'お問い合わせ：チケット、チャット、メール | Marlow'],
    [
      'Tickets are answered all day, every day. Live chat is open from 09:00 to 22:00 (UTC+8). Write a message or report abuse at any hour.',
      '工单全年全天受理，在线客服为北京时间 09:00–22:00。也可在线留言或发送邮件，滥用举报随时受理。',
      'チケットは24時間365日、有人チャットは10:00〜23:00（日本時間）に対応します。メッセージやメールでのお問い合わせ、不正利用の通報は常時受け付けています。',
    ],
  ],
  imprint: [
    ['Imprint: who runs Marlow and sells here', '经营者信息与销售条件 | Marlow', '特定商取引法に基づく表記 | Marlow'],
    [
      'The company behind Marlow: legal name, address, registration and tax numbers, governing law, and the terms on which it sells servers.',
      'Marlow 的经营主体：公司名称、地址、注册登记与税务编号、适用法律，以及付款、交付、续费、取消与退款等销售条件。',
      'Marlowの販売業者の名称、所在地、登記、準拠法と、料金、お支払い、提供時期、更新、解除と返金などの販売条件を掲載しています。',
    ],
  ],
  jobs: [
    [
      'Jobs at Marlow in Tokyo, Los Angeles and remote',
      '加入 Marlow：东京、洛杉矶与远程职位',
      '採用情報：東京、ロサンゼルス、リモート | Marlow',
    ],
    [
      'Small teams in Los Angeles and Tokyo, and people working remotely. Every opening states its location, work and pay range.',
      '东京和洛杉矶各有小团队，也有同事远程办公。每个职位都写明地点、职责与薪资范围。',
      '東京とロサンゼルスの小さなチームと、リモートで働くメンバーがいます。どの募集にも勤務地、仕事内容、給与の範囲を明記しています。',
    ],
  ],
  aff: [
    ['Affiliate programme: earn up to 7% | Marlow', '推广计划：云服务器返佣最高 26% | Marlow', 'アフィリエイト：最大26%の報酬 | Marlow'],
    [
      'Recommend Marlow cloud servers and earn up to 7% of a new customer’s first order at the list price, paid within 24 hours. Free to join.',
      '推荐 Marlow 云服务器，新客户按目录价下单即计佣，最高返佣 26%，付款并交付后 24 小时内到账，可提现至 PayPal 或支付宝。免费加入。',
      'Marlowのクラウドサーバーを紹介すると、新しいお客さまの初回のご注文の最大26%を、お支払いと提供から24時間以内にお支払いします。参加は無料で、ご契約も不要です。',
    ],
  ],
  signUp: [
    ['Create an account | Marlow', '免费注册账户 | Marlow', '新規登録（無料） | Marlow'],
    [
      'Create a free account with an e-mail address and a password. Your first server can run about two minutes after it is paid.',
      '邮箱加密码即可免费注册，付款后约 2 分钟，首台云服务器即可登录。购买云服务器无需实名认证。',
      'メールアドレスとパスワードだけで無料登録。お支払い後約2分で、最初のサーバーをお使いいただけます。サーバーの購入に本人確認は必要ありません。',
    ],
  ],
  'welcome-signup': [
    ['Welcome to Marlow', '欢迎加入 Marlow', 'Marlowへようこそ'],
    [
      'Your account is ready. Confirm your e-mail address, see your coupons, then choose and start your first server.',
      '账户已就绪。接下来验证邮箱、查看优惠券，然后选择并开通首台云服务器。',
      'アカウントの準備ができました。メールアドレスの確認、クーポン、最初のサーバーの作成までをご案内します。',
    ],
  ],
  activate: [
    ['Activate your account in three steps | Marlow', '三步激活账户 | Marlow', 'アカウントの有効化（3ステップ） | Marlow'],
    [
      'Confirm your e-mail address, verify your real name and start your first server: three steps, each explained. You can buy a server without verification.',
      '验证邮箱、完成实名认证、开通首台云服务器：三个步骤，逐一说明。不实名认证也可以购买云服务器。',
      'メールアドレスの確認、本人確認、最初のサーバーの作成までを3つのステップでご案内します。サーバーの購入だけなら、本人確認は必要ありません。',
    ],
  ],
} as const satisfies Partial<Record<PageId, PageWords>>;
