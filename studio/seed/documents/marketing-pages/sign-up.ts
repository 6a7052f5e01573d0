import { claimsBlock, marketingPage, questionsBlock, stepsBlock } from '../../marketing-page.ts';

export const signUpPage = marketingPage(
  'signUp',
  {
    heading: ['Create an account', '注册账户', 'アカウントを作成'],
    lead: [
      'All you need is an e-mail address and a password, and it is free. Then order servers, claim coupons and open tickets.',
      '一个邮箱、一个密码即可注册，不收任何费用。有了账户，就能订购云服务器、领取优惠券、提交工单。',
      'メールアドレスとパスワードだけで、無料で登録できます。サーバーの注文、クーポンの受け取り、チケットの作成ができるようになります。',
    ],
    primaryAction: ['/ucenter/?ope=reg', ['Create an account', '免费注册', '無料で登録']],
  },
  [
    stepsBlock(
      ['Online in three steps', '从注册到登录服务器', '登録からログインまで'],
      [
        [
          '1',
          ['Register', '注册', '登録する'],
          [
            'In the account centre, with your e-mail address and a password. Confirm the address with the link we send.',
            '在账户中心填写邮箱并设置密码，点击邮件中的链接完成验证。',
            'アカウントセンターで、メールアドレスとパスワードを登録します。届いたメールのリンクを開くと、確認は完了です。',
          ],
        ],
        [
          '2',
          ['Pick a server', '选择云服务器', 'サーバーを選ぶ'],
          [
            'A ready-made plan, or your own size, disk and region. The drawing and the price follow each choice.',
            '选现成套餐，或自己搭配规格、磁盘和地域，示意图与价格实时更新。',
            'プランから選ぶか、サイズ、ディスク、リージョンを組み合わせます。図と料金がその場で変わります。',
          ],
        ],
        [
          '3',
          ['Log in as root', 'root 登录', 'rootでログイン'],
          [
            'Pay in US dollars, Hong Kong dollars or yen. The console then shows the server’s IP address: log in with the password or SSH key from your order.',
            '用美元、港币或日元付款。随后在控制台查看 IP 地址，用下单时设置的密码或 SSH 密钥登录。',
            '日本円、米ドル、香港ドルでお支払いください。コンソールに表示されるIPアドレスに、ご注文時のパスワードまたはSSH鍵でログインします。',
          ],
        ],
      ],
    ),
    claimsBlock(
      ['Our commitments', '您可以放心', 'お約束'],
      ['delivery', 'refund', 'support'],
      [
        'Each figure shows the date it was last checked.',
        '每个数字都注明最近一次核对的日期。',
        'どの数字にも、最後に確認した日を添えています。',
      ],
    ),
    questionsBlock(
      ['Before you register', '注册之前', 'ご登録の前に'],
      [
        [
          ['Do I have to verify my real name?', '必须实名认证吗？', '本人確認は必要ですか？'],
          [
            'Not to buy a server. Coupons, group buying and the affiliate programme require it, and you can do it at any time.',
            '购买云服务器不需要。领取优惠券、参加拼团和推广计划时需要，随时可以补办。',
            'サーバーの購入には必要ありません。クーポン、共同購入、アフィリエイトをご利用の際に、いつでもお手続きいただけます。',
          ],
        ],
        [
          ['Someone sent me a code. Where does it go?', '朋友给了我推广码，填在哪里？', '紹介コードはどこに入力しますか？'],
          [
            'If you came by a link with the code, it is filled in automatically. Otherwise enter it in the form.',
            '如果您是通过带推广码的链接来的，它会自动带到注册页；否则在注册页填写即可。',
            '紹介コードの付いたリンクからお越しの場合は、自動で引き継がれます。そうでない場合は、登録ページで入力してください。',
          ],
        ],
        [
          ['Can a company register?', '企业可以注册吗？', '法人でも登録できますか？'],
          [
            'Yes. Use a shared address that survives staff changes, and have the company’s representative verify.',
            '可以。建议用不会因人员变动而失效的邮箱注册，由企业代表人完成实名认证。',
            'はい。担当者が変わっても使えるメールアドレスでご登録ください。本人確認は代表の方にお願いします。',
          ],
        ],
        [
          ['What do you do with my data?', '我的信息会怎么用？', '登録した情報はどう使われますか？'],
          [
            'We use it to run your account and your orders. The privacy policy lists what is kept, why and for how long.',
            '仅用于管理您的账户和订单。保存哪些信息、用途和期限，隐私政策都有说明。',
            'アカウントとご注文の管理に使います。何を、なぜ、いつまで保管するかは、プライバシーポリシーに記載しています。',
          ],
        ],
      ],
    ),
  ],
);
