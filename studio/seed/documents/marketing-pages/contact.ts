import { channelsBlock, marketingPage, questionsBlock } from '../../marketing-page.ts';

export const contactPage = marketingPage(
  'contact',
  {
    heading: ['Contact', '联系我们', 'お問い合わせ'],
    lead: [
      'Choose a channel. The bars show when each is open, in UTC+8.',
      '选择合适的渠道。图中每格 1 小时，标出每天的服务时段（北京时间）。',
      '用件に合った窓口をお選びください。図の1マスは1時間で、日本時間での対応時間を示しています。',
    ],
    primaryAction: ['#write', ['Send the message', '发送留言', 'メッセージを送る']],
  },
  [
    channelsBlock(
      ['Ways to reach us', '联系方式', '窓口'],
      [
        [
          ['Tickets', '工单', 'チケット'],
          [
            'For anything about an order, a server or a payment. You are logged in, so nobody has to ask who you are.',
            '订单、服务器、付款等一切问题。登录后提交，无需再次核实身份。',
            'ご注文、サーバー、お支払いに関することはこちらへ。ログインした状態で送るため、本人かどうかをお尋ねすることはありません。',
          ],
          ['00:00 to 24:00, every day', '00:00–24:00，全年无休', '0:00〜24:00、年中無休'],
          ['/ucenter/console/workServer/submitWork', ['Open a ticket', '提交工单', 'チケットを作成']],
        ],
        [
          ['Live chat', '在线客服', '有人チャット'],
          [
            'For questions before you buy. Our team answers in the messenger, first come, first served.',
            '适合下单前的咨询。客服在即时通讯中按顺序回复。',
            'ご購入前のご質問に。メッセンジャーで、順番にお答えします。',
          ],
          ['09:00 to 22:00 (UTC+8)', '09:00–22:00（北京时间）', '10:00〜23:00（日本時間）'],
          ['https://chat.example/marlow', ['Open the messenger', '打开即时通讯', 'メッセンジャーを開く']],
        ],
        [
          ['Message or e-mail', '留言或邮件', 'メッセージ、メール'],
          [
            'For what is less urgent: larger orders, partnerships, press. Each message becomes a ticket with a number.',
            '适合不着急的事：大额采购、合作洽谈、媒体采访。每条留言都会生成带编号的工单。',
            'お急ぎでないご用件に。まとまった台数のご相談、提携、取材など。どのメッセージにもチケット番号がつきます。',
          ],
          null,
          ['#write', ['Write a message', '填写留言', 'メッセージを書く']],
        ],
        [
          ['Report abuse', '举报滥用', '不正利用の通報'],
          [
            'Spam, attacks or stolen content from our network. Include times, addresses and, if you can, a log excerpt.',
            '来自我们网络的垃圾邮件、攻击或侵权内容。请写明时间、地址，最好附上一段日志。',
            '当社のネットワークからの迷惑メール、攻撃、権利の侵害について。日時、IPアドレス、できればログの抜粋を添えてください。',
          ],
          ['00:00 to 24:00, every day', '00:00–24:00，全年无休', '0:00〜24:00、年中無休'],
          ['/doc/article/abuse', ['How to report', '举报方式', '通報の方法']],
        ],
      ],
    ),
    questionsBlock(
      ['Before you write', '联系之前', 'お送りいただく前に'],
      [
        [
          ['My server is not responding. What now?', '服务器连不上了，怎么办？', 'サーバーにつながりません。どうすればよいですか？'],
          [
            'Open a ticket with the server’s address, the time it went down and what you saw last. Tickets are answered 24/7; the form on this page is not meant for emergencies.',
            '请提交工单，写明服务器地址、从什么时候开始连不上、最后看到的现象。工单全天受理；本页留言不适合处理紧急情况。',
            'チケットで、サーバーのIPアドレス、つながらなくなった時刻、最後に見えた状態をお知らせください。チケットは24時間受け付けています。このページのフォームは、緊急のご連絡には向きません。',
          ],
        ],
        [
          ['Which language can I write in?', '可以用什么语言？', '何語で書けばよいですか？'],
          [
            'English, Chinese or Japanese, whichever is easiest for you.',
            '中文、英文、日文都可以，用您顺手的就好。',
            '日本語、英語、中国語の、書きやすい言語でお書きください。',
          ],
        ],
        [
          ['What should I leave out?', '哪些内容不要写进来？', '書かないほうがよいことはありますか？'],
          [
            'Passwords, private keys and card numbers. We never ask for them, in a ticket or in chat.',
            '密码、私钥和银行卡号。无论在工单还是聊天里，我们都不会索取这些信息。',
            'パスワード、秘密鍵、カード番号です。チケットでもチャットでも、お尋ねすることはありません。',
          ],
        ],
        [
          ['Can I find the answer myself?', '能不能自己先查一查？', '自分で調べることもできますか？'],
          [
            'Often, yes: the documentation explains prices, networks, backups and refunds with examples, and its search covers three languages at once.',
            '多数时候可以：文档中心用实例讲解价格、网络、备份和退款，并支持三种语言同时搜索。',
            'はい。ドキュメントでは、料金、ネットワーク、バックアップ、返金を例とともに説明しています。3つの言語をまとめて検索できます。',
          ],
        ],
      ],
    ),
  ],
);
