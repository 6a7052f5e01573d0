import { figuresBlock, marketingPage, questionsBlock, textBlock, usesBlock } from '../../marketing-page.ts';

/** Prices and limits on this page are those of the seed's fictional provider. */
export const objectStoragePage = marketingPage(
  'product/oss',
  {
    heading: ['Object storage', '对象存储', 'オブジェクトストレージ'],
    lead: [
      'Backups, downloads and static files in S3-compatible buckets. Pay per GiB stored and per GB downloaded.',
      '备份、下载与静态文件放进兼容 S3 协议的存储桶，按实际存储量和出网流量计费。',
      'バックアップ、配布ファイル、静的ファイルをS3互換のバケットに。料金は、保管した分と送信した分だけです。',
    ],
    primaryAction: ['/ucenter/console', ['Open the console', '前往控制台', 'コンソールを開く']],
    secondaryAction: ['/doc/article/object-storage', ['Read the guide', '阅读使用指南', 'ガイドを読む']],
  },
  [
    usesBlock(
      ['What it is for', '适合做什么', 'こんな用途に'],
      [
        [
          ['Back up every night', '每晚自动备份', '毎晩のバックアップ'],
          [
            'Point your backup tool at a bucket, and set how long copies are kept.',
            '让现有备份工具指向存储桶，再设好保留天数。',
            'お使いのツールの保存先をバケットにして、保持日数を決めるだけです。',
          ],
          ['/doc/article/object-storage-backup', ['How to', '查看教程', '手順']],
        ],
        [
          ['Serve files', '分发文件', 'ファイルを配る'],
          [
            'A bucket answers web requests itself, without a server. For your own domain, put nginx in front, as in the tutorial.',
            '存储桶直接响应下载请求，不占用服务器；需要自有域名时，可按教程在前端加一层 nginx 缓存。',
            'バケットがそのまま配信するため、サーバーは要りません。独自ドメインで配信する場合は、手順のとおりnginxを前に置きます。',
          ],
          ['/doc/article/object-storage-distribution', ['How to', '查看教程', '手順']],
        ],
        [
          ['No lock-in', '来去自由', 'いつでも移せる'],
          [
            'The protocol is the standard one, so any S3 tool can copy everything out again.',
            '采用通用协议，任何工具都能把数据完整取走。',
            '広く使われるプロトコルなので、どのツールでもすべて取り出せます。',
          ],
        ],
      ],
    ),
    figuresBlock(
      ['In figures', '关键数字', '数字で見る'],
      [
        [
          '5 TiB',
          ['Largest object', '单个对象上限', '1オブジェクトの上限'],
          [
            'In parts above 100 MB; tools do this automatically.',
            '超过 100 MB 分段上传，工具自动完成。',
            '100 MBを超えると分割。ツールが自動で行います。',
          ],
        ],
        [
          ['Free', '免费', '無料'],
          ['Uploads', '上传流量', 'アップロード'],
          ['Inbound traffic is never charged.', '入网流量不计费。', '受信した通信は課金されません。'],
        ],
        [
          '100',
          ['Buckets per account', '每账户存储桶', 'アカウントあたりのバケット'],
          ['An empty bucket costs nothing.', '空的存储桶不收费。', '空のバケットに料金はかかりません。'],
        ],
        [
          '1 h',
          ['Storage measured', '计量间隔', '保管量の計測'],
          ['Every hour, added up over the month.', '每小时测量一次，按月累计。', '1時間ごとに計測し、月単位で集計します。'],
        ],
        [
          'S3',
          ['Protocol', '协议', 'プロトコル'],
          [
            'Regions us-0 (Los Angeles-1) and jp-0 (Tokyo-1). Multipart, versioning, lifecycle and presigned URLs.',
            '地域填写 us-0（洛杉矶一区）或 jp-0（东京一区）。支持分段上传、版本、生命周期和预签名 URL。',
            'リージョンはus-0（ロサンゼルス-1）、jp-0（東京-1）。マルチパート、バージョニング、ライフサイクル、署名付きURLに対応。',
          ],
        ],
      ],
    ),
    textBlock(
      ['What it costs', '价格', '料金'],
      [
        `| Los Angeles-1 | USD | HKD | JPY |
| Storage, per GiB a month | $0.023 | HK$0.18 | ¥3.5 |
| Outbound, per GB | $0.010 | HK$0.08 | ¥1.5 |
| Inbound and requests | $0 | HK$0 | ¥0 |

| Tokyo-1 | USD | HKD | JPY |
| Storage, per GiB a month | $0.025 | HK$0.20 | ¥3.2 |
| Outbound, per GB | $0.012 | HK$0.10 | ¥1.4 |
| Inbound and requests | $0 | HK$0 | ¥0 |

There is no minimum charge, and each month is billed after its end, to be paid within 7 days. What a server sends to a bucket in the same region does not count towards the server’s transfer either. Prices are set for each region and currency and never converted. 200 GiB of backups in Los Angeles-1 come to $4.60 a month; restoring 50 GB of them once adds $0.50.`,
        `| 洛杉矶一区 | USD | HKD | JPY |
| 存储，每 GiB 每月 | US$0.023 | HK$0.18 | JP¥3.5 |
| 出网流量，每 GB | US$0.010 | HK$0.08 | JP¥1.5 |
| 入网与请求 | US$0 | HK$0 | JP¥0 |

| 东京一区 | USD | HKD | JPY |
| 存储，每 GiB 每月 | US$0.025 | HK$0.20 | JP¥3.2 |
| 出网流量，每 GB | US$0.012 | HK$0.10 | JP¥1.4 |
| 入网与请求 | US$0 | HK$0 | JP¥0 |

没有最低收费；费用在每月结束后出账，7 天内付款。服务器发往同地域存储桶的流量，也不计入服务器的出网流量。价格按地域和币种分别制定，不做换算。在洛杉矶一区存放 200 GiB 备份，每月 HK$36.00；恢复其中 50 GB，另计 HK$4.00。`,
        `| 東京-1 | USD | HKD | JPY |
| 保管、1 GiBあたり月額 | US$0.025 | HK$0.20 | ¥3.2 |
| 送信、1 GBあたり | US$0.012 | HK$0.10 | ¥1.4 |
| 受信とリクエスト | US$0 | HK$0 | ¥0 |

| ロサンゼルス-1 | USD | HKD | JPY |
| 保管、1 GiBあたり月額 | US$0.023 | HK$0.18 | ¥3.5 |
| 送信、1 GBあたり | US$0.010 | HK$0.08 | ¥1.5 |
| 受信とリクエスト | US$0 | HK$0 | ¥0 |

最低料金はありません。料金は月の終了後にご請求し、7日以内にお支払いいただきます。サーバーから同じリージョンのバケットへの送信は、サーバーの転送量にも含まれません。料金はリージョンと通貨ごとに定め、換算はしません。東京-1に200 GiBのバックアップを置くと月額¥640、そのうち50 GBを一度戻すと¥70が加わります。`,
      ],
    ),
    questionsBlock(
      ['Questions about object storage', '使用前常见问题', 'ご利用の前に'],
      [
        [
          ['Is it a replacement for a disk?', '能代替云硬盘吗？', 'ディスクの代わりになりますか？'],
          [
            'No. Objects are written and read whole, over HTTPS. A database or an operating system needs a cloud disk.',
            '不能。对象通过 HTTPS 整体读写，数据库和系统仍需使用云硬盘。',
            'なりません。オブジェクトはHTTPSで丸ごと読み書きします。データベースやOSにはクラウドディスクをお使いください。',
          ],
        ],
        [
          ['Who can read my files?', '谁能读取我的文件？', 'ファイルは誰に見えますか？'],
          [
            'A new bucket is private. Make single objects or a prefix public, or sign a URL that works for a limited time.',
            '新建的存储桶默认私有。可以公开单个对象或某个前缀，也可以签发限时有效的地址。',
            '新しいバケットは非公開です。オブジェクトやプレフィックスを選んで公開するか、有効期限のある署名付きURLを発行できます。',
          ],
        ],
        [
          ['Is there a copy in the other region?', '会自动跨地域备份吗？', '別のリージョンにも複製されますか？'],
          [
            'Not automatically. Data stays in its bucket’s region; run a nightly sync between two buckets.',
            '不会。数据留在存储桶所在地域，需要时可每晚在两个桶之间同步。',
            '自動では複製されません。データはバケットのリージョンにとどまります。必要なら、毎晩2つのバケットを同期してください。',
          ],
        ],
        [
          ['Where do I find the endpoint?', '在哪里查看接入地址（Endpoint）？', 'エンドポイントはどこでわかりますか？'],
          [
            'In the console, with your access keys: one endpoint for each region. Set the region to us-0 (Los Angeles-1) or jp-0 (Tokyo-1) and use path-style addressing.',
            '在控制台与访问密钥一起显示，每个地域一个。客户端的地域填写 us-0（洛杉矶一区）或 jp-0（东京一区），并使用路径形式（path style）访问。',
            'コンソールに、アクセスキーとともにリージョンごとに表示されます。クライアントではリージョンをus-0（ロサンゼルス-1）またはjp-0（東京-1）とし、パス形式（path style）をお使いください。',
          ],
        ],
        [
          ['Is it covered by the service level agreement?', '是否适用服务等级协议？', 'SLAの対象ですか？'],
          [
            'No. The service level agreement covers cloud servers. We promise no availability or durability for object storage yet; if that changes, this page will name the figures.',
            '不适用。服务等级协议仅适用于云服务器，对象存储目前没有可用性和数据可靠性承诺；如有变化，会在本页注明具体数值。',
            '対象外です。SLAの対象はクラウドサーバーで、オブジェクトストレージの稼働率とデータ信頼性は現在お約束していません。お約束できるようになりましたら、数値をこのページに掲載します。',
          ],
        ],
      ],
    ),
  ],
);
