import type { PageId } from '../../../lib/language/routes.ts';
import type { PageWords } from './page-seo.ts';

export const documentPages = {
  doc: [
    [
      'Documentation: guides, prices and terms | Marlow',
      '帮助文档：教程、价格与条款 | Marlow',
      'ドキュメント：使い方、料金、規約 | Marlow',
    ],
    [
      'Create a server, connect to it, store and back up data, read prices and terms. Search in English, Chinese and Japanese.',
      '创建与连接云服务器、存储与备份、价格与条款说明，支持中英日三语搜索。',
      'サーバーの作成と接続、保管とバックアップ、料金や規約まで。英語・中国語・日本語で検索できます。',
    ],
  ],
  'doc/search': [
    ['Search the documentation | Marlow', '搜索帮助文档 | Marlow', 'ドキュメントを検索 | Marlow'],
    [
      'Find guides, prices and products by a word, a command or an error message.',
      '输入关键词、命令或报错信息，查找教程、价格和产品。',
      '言葉、コマンド、エラーメッセージから、使い方や料金、製品を探せます。',
    ],
  ],
  'doc/article': [
    ['All articles by subject | Marlow', '全部文档（按主题） | Marlow', '記事一覧（分野別） | Marlow'],
    [
      'Every guide and every legal text on one page, by subject.',
      '全部教程与法律条款，按主题分类，一页看全。',
      'すべての記事と規約を、分野別に1ページでご覧いただけます。',
    ],
  ],
  'doc/announce': [
    [
      'Announcements: maintenance, stock and events | Marlow',
      '公告：维护、库存与活动 | Marlow',
      'お知らせ：メンテナンス、在庫、キャンペーン | Marlow',
    ],
    [
      'Planned work, stock, changes of terms, and the offers that start next. Newest first.',
      '维护计划、库存变化、条款更新与活动预告，按时间倒序排列。',
      '計画作業、在庫、規約の変更、次に始まるキャンペーンを新しい順に掲載します。',
    ],
  ],
  'doc/announce/detail': [
    ['Announcement | Marlow', '公告详情 | Marlow', 'お知らせの詳細 | Marlow'],
    [
      'What changes, when, and what you can do about it.',
      '变更内容、时间与建议操作。',
      '変更の内容と日時、お客さまにお願いしたいことをお伝えします。',
    ],
  ],
  'doc/collect': [
    ['Your favourite articles | Marlow', '我的收藏文档 | Marlow', 'お気に入りの記事 | Marlow'],
    ['The articles that you marked, in one place.', '收藏过的文档都在这里，随时查阅。', 'お気に入りに登録した記事をまとめて表示します。'],
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
      'Who we are, what we promise and since when each figure holds. Servers in Los Angeles and Tokyo, tickets answered around the clock.',
      '我们是谁、承诺什么、数据截至何时。洛杉矶与东京双地域，工单全天受理。',
      '私たちについて、お約束、数値の確認日をお伝えします。拠点はロサンゼルスと東京、チケットは24時間受付です。',
    ],
  ],
  contact: [
    ['Contact Marlow: tickets, chat and e-mail', '联系 Marlow：工单、在线客服与邮箱', 'お問い合わせ：チケット、チャット、メール | Marlow'],
    [
      'Tickets are answered all day, every day. Live chat is open from 09:00 to 22:00 (UTC+8). Report abuse at any hour.',
      '工单全年全天受理，在线客服为北京时间 09:00–22:00，滥用举报随时受理。',
      'チケットは24時間365日、チャットは10:00〜23:00（日本時間）に対応します。不正利用の通報は常時受け付けています。',
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
      'Small teams in two time zones. Every opening names its place, its work and its range of pay.',
      '两个时区的小团队，每个职位都写明地点、职责与薪资范围。',
      '2つの時間帯にまたがる小さなチームです。勤務地、仕事内容、給与の範囲をすべて明記しています。',
    ],
  ],
  aff: [
    ['Affiliate programme: earn up to 7 percent | Marlow', '推广计划：最高返佣 26% | Marlow', 'アフィリエイト：最大26%の報酬 | Marlow'],
    [
      'Recommend Marlow and earn up to 7 percent of every paid order from your link, paid out within 24 hours.',
      '推荐 Marlow，好友付款即计佣，最高返佣 26%，24 小时内到账。',
      'Marlowの紹介で、リンク経由のご注文から最大26%の報酬を24時間以内にお支払いします。',
    ],
  ],
  signUp: [
    ['Create an account | Marlow', '免费注册账户 | Marlow', '新規登録 | Marlow'],
    [
      'An account takes an e-mail address and a password. The first server can run about two minutes after it is paid.',
      '邮箱加密码即可注册，付款后约 2 分钟，首台云服务器即可登录。',
      'メールアドレスとパスワードで登録できます。お支払い後およそ2分で、最初のサーバーをお使いいただけます。',
    ],
  ],
  'welcome-signup': [
    ['Welcome to Marlow', '欢迎加入 Marlow', 'Marlowへようこそ'],
    [
      'Your account is ready. Here is what to do first.',
      '账户已就绪，从这里开始。',
      'アカウントの準備ができました。はじめにすることをご案内します。',
    ],
  ],
  activate: [
    ['Activate your account in three steps | Marlow', '三步激活账户 | Marlow', 'アカウントの有効化（3ステップ） | Marlow'],
    [
      'Confirm your e-mail address, verify your identity and start your first server.',
      '验证邮箱、完成实名认证，开通首台云服务器。',
      'メールアドレスの確認、本人確認、最初のサーバーの作成までをご案内します。',
    ],
  ],
} as const satisfies Partial<Record<PageId, PageWords>>;
