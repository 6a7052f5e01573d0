import { claimsBlock, closingBlock, marketingPage, regionsBlock, textBlock, usesBlock } from '../../marketing-page.ts';

export const aboutPage = marketingPage(
  'about',
  {
    heading: ['About Marlow', '关于 Marlow', 'Marlowについて'],
    lead: [
      'Cloud servers in two regions and four families, with public prices.',
      '两个地域、四个规格族的云服务器，价目表人人都看得懂。',
      '2つのリージョン、4つのファミリーのクラウドサーバーと、誰にでも読める料金表。',
    ],
    primaryAction: ['/product/vps', ['See the servers', '看看云服务器', 'サーバーを見る']],
    secondaryAction: ['/contact', ['Contact us', '联系我们', 'お問い合わせ']],
  },
  [
    textBlock(
      ['Who we are', '我们是谁', '私たちについて'],
      [
        `We rent out cloud servers: cores, memory and disk, by the month or for up to five years. Our customers are developers, site owners, and small and mid-size companies on both sides of the Pacific.
We run two regions: Los Angeles-1, close to visitors in the Americas, and Tokyo-1, close to those in East Asia. Around the servers is everything a site needs sooner or later: private networks, load balancers, object storage, domains and backups.
Our pages look like sea charts for a reason. A chart shows depth where it was measured and stays white where it was not. We describe our products the same way.`,
        `我们出租云服务器：核数、内存和磁盘，可以按月购买，也可以一次购买五年。客户有开发者、站长，也有太平洋两岸的中小企业。
我们只有两个地域：洛杉矶一区靠近美洲的访客，东京一区靠近东亚的访客。围绕云服务器，我们还提供网站迟早会用到的东西：私有网络、负载均衡、对象存储、域名和备份。
网站画成海图的样子，并不是为了好看。海图只标测量过的水深，没有测过的地方就留白。我们介绍产品时，也想做到这一点。`,
        `私たちは、コア、メモリ、ディスクを、1か月から5年までの期間でお貸ししています。お客さまは、開発者、サイトの運営者、そして太平洋の両岸の中小企業の皆さまです。
リージョンは2つだけです。ロサンゼルス-1はアメリカ大陸の利用者に、東京-1は東アジアの利用者に近い場所にあります。サーバーのまわりには、サイトにいずれ必要になるものをそろえました。プライベートネットワーク、ロードバランサー、オブジェクトストレージ、ドメイン、バックアップです。
このサイトが海図の姿をしているのには理由があります。海図は、測った深さだけを記し、測っていない場所は白いままにします。私たちも、同じやり方で製品を説明したいと考えています。`,
      ],
    ),
    claimsBlock(
      ['In figures', '用数字说话', 'お見せできる数字'],
      ['availability', 'reliability', 'companies', 'support'],
      [
        'Each figure shows the date it was last checked.',
        '每个数字都注明最近一次核对的日期。',
        'どの数字にも、最後に確認した日を添えています。',
      ],
    ),
    usesBlock(
      ['Our principles', '我们坚持的原则', '大切にしていること'],
      [
        [
          ['Draw to scale', '按比例画', '数字は縮尺どおり'],
          [
            'If we draw an amount, it is to scale. If it was not measured, we do not draw it.',
            '画出来的量，一定按比例；没有测过的，就不画。',
            '量を示すなら縮尺どおりに。測っていないものは描きません。',
          ],
        ],
        [
          ['The same figure on every page', '每一页都是同一个价', 'どのページでも同じ料金'],
          [
            'The plan, the configurator and the receipt use the same price. Each region and currency has its own list; nothing is converted.',
            '套餐卡片、选购页和收据都用同一个价格。每个地域、每种货币各有一份价目表，不做汇率换算。',
            'プラン、構成ページ、領収書は同じ料金です。リージョンと通貨ごとに料金表があり、為替の換算はしません。',
          ],
        ],
        [
          ['Be clear about stock', '如实说明库存', '在庫は正直に'],
          [
            'Sold out means sold out, and unknown means unknown. Products not yet public are marked and cannot be ordered by mistake.',
            '已售罄就写已售罄，不清楚就写不清楚。尚未开放的产品都有标注，不会被误下单。',
            '在庫切れは在庫切れ、不明は不明。提供開始前の製品には印があり、誤って注文することはありません。',
          ],
        ],
      ],
    ),
    textBlock(
      ['How we operate', '我们如何运营', '日々の運用'],
      [
        `- **Planned work comes with notice.** Each announcement names the region, the hours in UTC and what may be interrupted.
- **Root is yours alone.** We log in to your server only when you ask us to in a ticket, and the ticket then says what was done.
- **Incidents that affect several servers get a report.** Within five working days we publish the cause, the timeline and what we changed. If a month falls below the [service level agreement](/doc/article/service-level-agreements), you can claim credit.
- **Rules are public, with their history.** Terms, prices and refund rules have versions. Earlier ones stay readable, so you can see what changed and when.
- **Someone always answers.** Tickets are answered 24/7; live chat is open 09:00 to 22:00 (UTC+8).`,
        `- **计划内维护会提前公告。**公告写明地域、UTC 时间以及可能受影响的服务。
- **root 权限只属于您。**只有您在工单中提出请求，我们才会登录您的服务器，做过什么也会写在工单里。
- **影响多台服务器的故障有报告。**五个工作日内公布原因、经过和改进措施；当月低于[服务等级协议](/doc/article/service-level-agreements)的承诺，可申请赔付。
- **规则公开，改动可查。**条款、价格和退款规则都有版本号，旧版本一直可以查看，何时改了什么一目了然。
- **总有人回应。**工单日夜受理，在线客服为北京时间 09:00–22:00。`,
        `- **計画メンテナンスは事前にお知らせします。**リージョン、UTCでの時間帯、影響する範囲を明記します。
- **root権限はお客さまだけのものです。**チケットでご依頼があったときに限ってログインし、行った作業をチケットに残します。
- **複数のサーバーに影響した障害は報告します。**5営業日以内に、原因、経過、講じた対策を公開します。[サービス品質保証（SLA）](/doc/article/service-level-agreements)の水準を下回った月は、補償を請求できます。
- **規則は、履歴とともに公開します。**規約、料金、返金の条件には版があり、以前の版もお読みいただけます。いつ何が変わったかを確かめられます。
- **必ず誰かがお答えします。**チケットは昼夜を問わず、有人チャットは10:00〜23:00（日本時間）に対応しています。`,
      ],
    ),
    regionsBlock(
      ['Two regions', '两个地域', '2つのリージョン'],
      [
        'Each has its own price list; a private network connects your servers within a region.',
        '两地各有价目表，同一地域内的云服务器可用私有网络互通。',
        '料金表はそれぞれにあり、リージョン内のサーバーはプライベートネットワークでつながります。',
      ],
    ),
    closingBlock(
      ['Would you like to work here?', '想和我们一起工作吗？', '一緒に働きませんか'],
      ['/jobs', ['See the openings', '查看招聘职位', '募集中の職種を見る']],
      [
        'Small teams in Los Angeles and Tokyo, and people working remotely. Every opening states its location and pay range.',
        '洛杉矶和东京各有小团队，也有同事远程办公。每个职位都写明地点和薪资范围。',
        'ロサンゼルスと東京の小さなチームと、リモートで働くメンバーがいます。すべての募集に、勤務地と給与の範囲を記載しています。',
      ],
    ),
  ],
);
