type InLanguages = readonly [en: string, zh: string, ja: string];

export type FigureRow = readonly [figure: string, title: InLanguages, text: InLanguages];

export const steps: readonly FigureRow[] = [
  [
    '1',
    ['Pick a size', '选好配置', '構成を選ぶ'],
    [
      'Choose a region, a family and a size. The drawing and the price follow every choice.',
      '选地域、规格族和规格，示意图与价格实时更新。',
      'リージョン、ファミリー、サイズを選択。図と料金がその場で変わります。',
    ],
  ],
  [
    '2 · 0:00',
    ['Pay as you like', '灵活付款', '支払う'],
    [
      'Card, PayPal or Alipay, in USD, HKD or JPY, by the month or for up to five years.',
      '支持支付宝、PayPal 和银行卡，港币、美元、日元均可，月付到五年付任选。',
      'カード、PayPal、Alipayに対応。円・米ドル・香港ドルで、1か月から5年まで。',
    ],
  ],
  [
    '3 · 2:00',
    ['Log in', '登录', 'ログイン'],
    [
      'The console shows the address. Log in with the password of your order: as root over SSH (port 22), or as Administrator by Remote Desktop (port 3389).',
      '在控制台查看 IP，用下单时设置或保存的密码登录：Linux 以 root 走 SSH（22 端口），Windows 以 Administrator 走远程桌面（3389 端口）。',
      'IPアドレスはコンソールで確認し、ご注文時のパスワードでログインします。LinuxはrootでSSH（22番ポート）、WindowsはAdministratorでリモートデスクトップ（3389番ポート）です。',
    ],
  ],
];

export const includedItems: readonly FigureRow[] = [
  [
    '1 + 8',
    ['IPv4 and IPv6', 'IPv4 与 IPv6', 'IPv4とIPv6'],
    [
      'One IPv4 and eight IPv6 addresses per server, with rDNS you manage yourself.',
      '每台 1 个 IPv4、8 个 IPv6，反向解析自助设置。',
      'IPv4を1つ、IPv6を8つ付与。逆引きもご自身で設定できます。',
    ],
  ],
  [
    '500 GB',
    ['Outbound each month', '每月出网流量', '毎月の送信転送量'],
    [
      '1\u00a0TB on the NVMe and Dedicated core plans. Inbound is never counted.',
      'NVMe 型与独享型为 1\u00a0TB，入网流量不计费。',
      'NVMeと専有コアは1\u00a0TB。受信は無料です。',
    ],
  ],
  [
    '5 GiB',
    ['Free snapshots', '免费快照', '無料スナップショット'],
    [
      'Per account, with a schedule and retention you set.',
      '按账户赠送，支持每周定时与保留天数。',
      'アカウントごとに付与。曜日と保持日数を指定できます。',
    ],
  ],
  [
    'VPC',
    ['Private network', '私有网络', 'プライベートネットワーク'],
    ['A free VPC between your servers in a region.', '同地域云服务器 VPC 互通，不收费。', 'リージョン内のVPC通信に料金はかかりません。'],
  ],
  [
    '3',
    ['Data disks at order', '下单可加数据盘', '注文時のデータディスク'],
    ['Add more capacity later without rebuilding the machine.', '后续扩容，无需重装系统。', 'あとから容量を足しても、再構築は不要です。'],
  ],
  [
    'root',
    ['Full control', '完全掌控', 'すべてを自由に'],
    [
      'Your kernel, your ISO, your firewall. We log in only when you ask us to.',
      '内核、镜像、防火墙，全部由您决定。只有您提出请求，我们才会登录。',
      'カーネルもISOもファイアウォールも、お客さまの自由です。当社がログインするのは、ご依頼があったときだけです。',
    ],
  ],
];

export const questions: readonly (readonly [question: InLanguages, answer: InLanguages])[] = [
  [
    ['How soon can I log in?', '下单后多久能用？', '申し込み後、いつから使えますか？'],
    [
      'About two minutes after the payment is confirmed. The console shows the address; log in with the password you set or copied when ordering. We do not keep it; if you lose it, reset it in the console.',
      '付款确认后约 2 分钟即可登录。IP 在控制台查看，密码为下单时设置或保存的密码。我们不留存密码，遗失后可在控制台重置。',
      'お支払いの確認後、約2分でログインできます。IPアドレスはコンソールに表示されます。パスワードは、ご注文時に設定または控えたものをお使いください。当社では保存しません。紛失された場合は、コンソールで再設定できます。',
    ],
  ],
  [
    ['Can I get my money back?', '可以退款吗？', '返金はできますか？'],
    [
      'Yes. Regular products: a full refund within 72 hours of payment, once per person and product family; after that, a refund for the unused days. Promotional products: what you paid, minus the days used at the list price.',
      '可以。常规产品：付款后 72 小时内全额退款，每人每个规格族限一次；此后退还未使用的整日费用。活动产品：实付金额减去已用天数的目录价。',
      'はい。通常製品は、お支払いから72時間以内なら全額（お一人さま、ファミリーごとに1回）、その後は未使用の日数分を返金します。キャンペーン製品は、お支払い額から使用日数分の通常価格を差し引いて返金します。',
    ],
  ],
  [
    ['Can I change the size later?', '以后能升级配置吗？', 'あとからサイズを変更できますか？'],
    [
      'Yes, to a larger size of the same series. Disks can grow but cannot shrink.',
      '可以在同一系列内升配，不能降配。磁盘只能扩容，不能缩小。',
      '同じシリーズのより大きいサイズに変更できます。ディスクは拡張のみで、縮小はできません。',
    ],
  ],
  [
    ['How fast is the port?', '带宽有多大？', '回線の速さは？'],
    [
      'Choose 1 to 200 Mbps outbound at no extra charge. Inbound is at least 50 Mbps, and matches your outbound setting above that.',
      '出网带宽可选 1–200 Mbps，不另收费。入网至少 50 Mbps；出网超过 50 Mbps 的，入网与出网一致。',
      '送信は1〜200 Mbpsから選べ、追加料金はかかりません。受信は50 Mbps以上で、送信が50 Mbpsを超えると送信と同じ速さになります。',
    ],
  ],
  [
    ['Which currencies can I pay in?', '支持哪些币种？', '使える通貨は？'],
    [
      'USD, HKD and JPY, by PayPal, card or Alipay. Switch at the top of any page; prices are set per region and currency and never converted.',
      '港币、美元和日元，可用 PayPal、银行卡或支付宝付款。页面顶部可随时切换币种，各地域、各币种独立定价，不做换算。',
      '日本円・米ドル・香港ドルです。PayPal、カード、Alipayでお支払いいただけます。通貨はページ上部でいつでも切り替えられます。料金はリージョンと通貨ごとに定め、換算はしません。',
    ],
  ],
  [
    ['Where are the servers?', '服务器在哪里？需要备案吗？', 'サーバーはどこにありますか？'],
    [
      'In Los Angeles and Tokyo. Both are outside mainland China, where sites on local servers need an ICP filing; servers in our regions need none.',
      '在洛杉矶和东京，都不在中国大陆。ICP 备案针对使用中国大陆服务器的网站，使用这两个地域的服务器无需备案。',
      'ロサンゼルスと東京です。どちらも中国本土の外にあり、中国本土のサーバーのサイトに求められるICP届出は必要ありません。',
    ],
  ],
  [
    ['Do you offer Windows?', '能装 Windows 吗？', 'Windowsは使えますか？'],
    [
      'Yes, along with common Linux distributions and your own ISO.',
      '可以，也支持主流 Linux 发行版和自定义 ISO。',
      'はい。主要なLinuxディストリビューションと、お持ちのISOにも対応しています。',
    ],
  ],
];

/** Typical customers, by what they use the servers for: no customer is named, no figure is made up. */
export const customers: readonly (readonly [title: InLanguages, text: InLanguages, href: string, label: InLanguages])[] = [
  [
    ['Shops and company sites', '商城与企业官网', 'ネットショップと会社のサイト'],
    [
      'WordPress or your own shop on a General server, with a snapshot before every update.',
      '通用型云服务器跑 WordPress 或自建商城，每次更新前先打快照，出问题可快速回退。',
      '汎用サーバーでWordPressや独自のネットショップを運用。更新前にスナップショットを取れば、すぐに戻せます。',
    ],
    '/doc/article/wordpress',
    ['Set up WordPress', '部署 WordPress', 'WordPressの構築手順'],
  ],
  [
    ['Apps and APIs', '应用与接口服务', 'アプリとAPI'],
    [
      'Two or more servers behind one address: update one while the others keep serving.',
      '多台服务器共用一个入口，轮流更新，访问不中断。',
      '2台以上を1つのIPアドレスで公開。1台を更新している間も、残りが応答を続けます。',
    ],
    '/doc/article/load-balancer',
    ['Put servers behind one address', '配置负载均衡', 'ロードバランサーの設定'],
  ],
  [
    ['Databases and queues', '数据库与消息队列', 'データベースとキュー'],
    [
      'MemoryX when memory is the limit, an NVMe boot disk when storage is, and a private network around both.',
      '内存吃紧选 MemoryX，读写是瓶颈选 NVMe 系统盘，放进私有网络，外网不可见。',
      'メモリに載せるならMemoryX、ディスク待ちが気になるならNVMe。どちらもプライベートネットワークの内側に置けます。',
    ],
    '/doc/article/database',
    ['Run a database', '自建数据库', 'データベースの運用手順'],
  ],
  [
    ['Game servers', '游戏服务器', 'ゲームサーバー'],
    [
      'Minecraft depends on one fast core, and ComputeX has our highest clock speed.',
      'Minecraft 吃单核性能，开服选 ComputeX 高主频。',
      'Minecraftは1コアの速さがものをいいます。クロックの最も高いComputeXをどうぞ。',
    ],
    '/doc/article/minecraft',
    ['Start a Minecraft server', '搭建 Minecraft 服务器', 'Minecraftサーバーの構築'],
  ],
  [
    ['Backups and downloads', '备份与下载分发', 'バックアップと配布'],
    [
      'Keep nightly backups and large downloads in object storage, so your server’s disk stays small.',
      '夜间备份和大文件下载放进对象存储，云服务器磁盘不必买大。',
      '毎晩のバックアップや大きなファイルの配布はオブジェクトストレージへ。サーバーのディスクは小さいままで済みます。',
    ],
    '/doc/article/object-storage-backup',
    ['Back up every night', '设置每晚备份', '毎晩のバックアップ手順'],
  ],
  [
    ['Tests and staging', '测试环境', '検証とステージング'],
    [
      'By the month, in your users’ region. Delete it when you are done.',
      '按月购买，就近选地域，版本上线后释放即可。',
      '利用者に近いリージョンで、1か月から。不要になれば解約できます。',
    ],
    '/doc/article/getting-started',
    ['Start your first server', '开通第一台服务器', '最初の1台を始める'],
  ],
];
