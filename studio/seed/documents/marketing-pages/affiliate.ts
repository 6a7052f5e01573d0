import { figuresBlock, marketingPage, questionsBlock, stepsBlock } from '../../marketing-page.ts';

export const affiliatePage = marketingPage(
  'aff',
  {
    heading: ['Recommend Marlow, earn up to 7%', '推荐 Marlow，最高返佣 26%', 'Marlowを紹介して、最大26%の報酬'],
    lead: [
      'Earn up to 7% of a new customer’s first paid order at the list price. Commission is paid to your balance within 24 hours.',
      '新客户通过您的链接完成首笔付款订单，付款、交付和实名认证均完成后 24 小时内到账。活动产品和域名除外。',
      'ご自身のリンクからの、新しいお客さまの最初のご注文が対象です（キャンペーン製品などを除く）。お支払い、サーバーの提供、本人確認が済むと、24時間以内に報酬をお支払いします。',
    ],
    primaryAction: ['/ucenter/?ope=reg', ['Become an affiliate', '加入推广计划', 'アフィリエイトに登録']],
    secondaryAction: ['/doc/article/affiliate', ['Read the rules', '查看规则', 'ルールを読む']],
  },
  [
    stepsBlock(
      ['How it works', '参与方式', '参加の流れ'],
      [
        [
          '1',
          ['Register and verify', '注册并实名', '登録と本人確認'],
          [
            'Create an account and complete real-name verification. It is free, and you need not be a customer.',
            '推广者需注册账户并完成实名认证。不必是我们的客户，也没有任何费用。',
            'アカウントを登録し、本人確認を済ませた方が参加できます。当社サービスのご契約は不要で、費用もかかりません。',
          ],
        ],
        [
          '2',
          ['Share your link', '分享专属链接', 'リンクを紹介'],
          [
            'Add your code to a link to any page. A referral counts for 30 days.',
            '本站任意页面加上您的推广码即可，30 天内的首笔订单算作您的推荐。',
            '本サイトのどのページにも紹介コードを付けられます。どなたの紹介かは30日間記録されます。',
          ],
        ],
        [
          '3',
          ['Get paid', '获得佣金', '報酬を受け取る'],
          [
            'Your commission arrives within 24 hours of the payment, the delivery and the customer’s verification, whichever is last.',
            '付款、交付和客户实名认证全部完成后，佣金 24 小时内到账。',
            'お支払い、サーバーの提供、お客さまの本人確認がすべて済むと、24時間以内に報酬が届きます。',
          ],
        ],
      ],
    ),
    figuresBlock(
      ['What counts', '计佣规则', '対象になるもの'],
      [
        [
          '30',
          ['Days a link is remembered', '链接有效天数', 'リンクの有効日数'],
          [
            'A new customer’s first paid order within 30 days of the visit counts, once the customer has verified their real name. If two affiliates sent the visitor, the later one is paid.',
            '新客户在访问后 30 天内的首笔付款订单，待其完成实名认证后计佣；经过两位推广者的，以后一位为准。',
            '訪問から30日以内の、新しいお客さまの最初のご注文（お支払い済み）が、お客さまの本人確認が済んだ時点で対象となります。2人の紹介者がいる場合は、後の方にお支払いします。',
          ],
        ],
        [
          '24 h',
          ['To your balance', '到账时间', '残高に届くまで'],
          [
            'From payment, delivery and the customer’s verification, whichever is last. Withdraw it to PayPal or Alipay, or spend it on servers ordered through the API.',
            '自付款、交付和客户实名认证中最后完成的一项起算。佣金可提现至 PayPal 或支付宝，也可用于通过 API 购买服务器。',
            'お支払い、提供、お客さまの本人確認のうち、最後に済んだものから起算します。PayPalやAlipayで引き出すほか、APIでのサーバーのご注文に使えます。',
          ],
        ],
        [
          '×1',
          ['The same price for everyone', '价格不变', '料金は同じ'],
          [
            'Your readers pay what everyone pays and can use any coupon they are entitled to.',
            '好友看到的价格与其他人相同，符合条件的优惠券照常可用。',
            'リンク経由でも料金は変わりません。条件を満たすクーポンもお使いいただけます。',
          ],
        ],
      ],
      [
        'Orders from the public price list. Promotional products and domain names earn no commission, nor do your own orders.',
        '适用于公开价目表中的产品。活动产品和域名不计佣，自己下单也不计佣。',
        '公開している料金表の製品が対象です。キャンペーン製品、ドメイン、ご自身のご注文は対象になりません。',
      ],
    ),
    questionsBlock(
      ['Questions', '常见问题', 'よくあるご質問'],
      [
        [
          ['Why “up to”?', '为什么说“最高”？', 'なぜ「最大」なのですか？'],
          [
            'The rate depends on the product and on how many sales you bring. The maximum also depends on the market you register in: this page shows yours, others can be higher or lower. The account centre shows your rate; the estimate on this page uses the highest.',
            '返佣比例因产品和推广业绩而异，最高比例因您注册时所在的市场而异，以账户中心显示的为准；本页按最高比例估算。',
            '料率は製品と紹介の実績によって、最大料率はご登録の市場によって異なり、アカウントセンターに表示されるものが適用されます。このページの試算は、最高料率で計算しています。',
          ],
        ],
        [
          ['What happens when a customer gets a refund?', '客户退款了怎么办？', 'お客さまに返金があった場合は？'],
          [
            'The commission for the refunded part is deducted from your balance.',
            '与退款金额对应的佣金会从您的余额中扣回。',
            '返金にあたる分の報酬を、残高から差し引きます。',
          ],
        ],
        [
          ['Do I have to disclose that I am paid?', '需要说明我会获得佣金吗？', '報酬を受け取ることを伝える必要はありますか？'],
          [
            'Yes, clearly and next to the link. Many countries require it, and readers trust you more for it.',
            '需要，请在链接旁公开说明。许多国家和地区的法律有此要求，读者也会因此更信任您。',
            'はい。リンクのそばに、はっきりと表示してください。法令で義務づけられている国も多く、読者の信頼にもつながります。',
          ],
        ],
        [
          ['Who cannot take part?', '哪些人不能参加？', '参加できない人はいますか？'],
          [
            'Accounts without real-name verification, and those that send spam or advertise on our brand name.',
            '未完成实名认证的账户，以及群发垃圾邮件或以我们的品牌词投放广告的账户。',
            '本人確認が済んでいない方、迷惑メールを送った方、当社の名称で広告を出した方は参加できません。',
          ],
        ],
      ],
    ),
  ],
);
