import { figuresBlock, marketingPage, questionsBlock, textBlock, usesBlock } from '../../marketing-page.ts';

/** Planned features, described as planned: nothing here can be ordered. */
export const relationalDatabasePage = marketingPage(
  'product/relational-database',
  {
    heading: ['Managed databases', '云数据库', 'マネージドデータベース'],
    lead: [
      'MySQL and Redis that we install, patch and back up. Neither is public or priced yet. See what is planned, and what works today.',
      'MySQL 与 Redis，由我们安装、打补丁、做备份。目前尚未开放，也没有价格；下面是规划中的内容，以及现在就能用的办法。',
      'MySQLとRedisの導入、更新、バックアップを当社が担います。まだ提供を開始しておらず、料金も決まっていません。予定している内容と、いまできる方法をご案内します。',
    ],
    status: 'not-yet-public',
    primaryAction: ['/contact', ['Tell us what you need', '告诉我们您的需求', 'ご要望を伝える']],
    secondaryAction: ['/doc/article/database', ['Run a database today', '现在就自建数据库', 'いますぐ自分で運用する']],
  },
  [
    usesBlock(
      ['What is planned', '规划中的内容', '予定している内容'],
      [
        [
          ['Nothing to patch', '无需打补丁', '更新はお任せ'],
          [
            'Minor versions are to be installed in a window you choose.',
            '小版本更新将在您选定的时间段内完成。',
            'マイナーバージョンの更新は、選んだ時間帯に行う予定です。',
          ],
        ],
        [
          ['Standby copy', '备用副本待命', '待機系のレプリカ'],
          [
            'An optional second copy on another machine that follows every write.',
            '可选在另一台物理机上保留副本，实时跟随每次写入。',
            '別の物理サーバーに、書き込みに追従する複製を置けるようにします（任意）。',
          ],
        ],
        [
          ['Point-in-time recovery', '回到任意时刻', '時点を指定して復元'],
          [
            'Daily MySQL backups, with recovery to any moment in between.',
            'MySQL 每日备份，并可恢复到其间的任意时刻。',
            'MySQLは毎日バックアップし、その間の時点にも戻せるようにします。',
          ],
        ],
      ],
    ),
    figuresBlock(
      ['In figures', '关键数字', '数字で見る'],
      [
        [
          'MySQL',
          ['Not yet public', '尚未开放', '提供開始前'],
          ['For data that must last.', '用于需要长期保存的数据。', '残しておくデータに。'],
        ],
        [
          'Redis',
          ['Not yet public', '尚未开放', '提供開始前'],
          ['For caches, sessions and queues.', '用于缓存、会话和队列。', 'キャッシュ、セッション、キューに。'],
        ],
        [
          '2',
          ['Regions planned', '规划地域', '予定リージョン'],
          ['Los Angeles-1 and Tokyo-1.', '洛杉矶一区与东京一区。', 'ロサンゼルス-1と東京-1。'],
        ],
        [
          'VPC',
          ['The only access', '唯一入口', '唯一の経路'],
          ['Never from the internet.', '不提供公网访问。', 'インターネットからは届きません。'],
        ],
      ],
      [
        'A plan is not a promise: versions, sizes and prices are published at launch.',
        '规划不等于承诺，版本、规格与价格在开放时公布。',
        '予定であり、お約束ではありません。バージョン、サイズ、料金は提供開始時にお知らせします。',
      ],
    ),
    textBlock(
      ['What works today', '现在可用的办法', 'いまできること'],
      [
        `A database on your own cloud server is a proven set-up. These sizes are a good start:

| For | Server | Disk |
| A site with a few thousand visitors a day | General, 2 vCPU, 4 GiB, shared with the application | SSD |
| A shop, an internal system | MemoryX, 2 vCPU, 8 GiB, on its own | NVMe |
| Heavy writes | Dedicated core, 4 vCPU, 8 GiB, on its own | NVMe |

Keep it on the [private network](/product/vpc), listen on the private address only, and copy it into [object storage](/product/oss) every night. If you would rather not look after it yourself, [managed service](/doc/article/managed-service) takes over the whole server.`,
        `在云服务器上自建数据库，是成熟可靠的做法。以下配置适合起步：

| 场景 | 云服务器 | 磁盘 |
| 日访问量几千的网站 | 通用型 2 核 4 GiB，与应用同机 | SSD |
| 商城、内部系统 | MemoryX 2 核 8 GiB，单独部署 | NVMe |
| 写入频繁 | 独享型 4 核 8 GiB，单独部署 | NVMe |

请放进[私有网络](/product/vpc)，只监听内网地址，并每晚备份到[对象存储](/product/oss)。不想自己维护，可以交给[代运维服务](/doc/article/managed-service)，整台服务器由我们照管。`,
        `クラウドサーバーでのデータベース運用は、広く行われている確かな方法です。次の構成が目安になります。

| 用途 | サーバー | ディスク |
| 1日数千アクセスのサイト | 汎用 2コア・4 GiB、アプリケーションと同居 | SSD |
| ネットショップ、社内システム | MemoryX 2コア・8 GiB、専用 | NVMe |
| 書き込みが多い | 専有コア 4コア・8 GiB、専用 | NVMe |

[プライベートネットワーク](/product/vpc)に置いてプライベートアドレスだけで待ち受け、毎晩[オブジェクトストレージ](/product/oss)へ複製してください。管理を任せたい場合は、[マネージドサービス](/doc/article/managed-service)がサーバーごとお引き受けします。`,
      ],
    ),
    questionsBlock(
      ['About the launch', '关于开放', '提供開始について'],
      [
        [
          ['When do they launch?', '什么时候开放？', 'いつ提供を開始しますか？'],
          [
            'There is no date yet. Once there is, we announce it with prices in all three currencies.',
            '尚未确定日期。确定后会在公告中公布，并附三种货币的价格。',
            '日程は決まっていません。決まりしだい、3つの通貨の料金とあわせてお知らせに掲載します。',
          ],
        ],
        [
          ['Will my database be moved?', '自建的数据库会被迁移吗？', 'いまのデータベースは移されますか？'],
          [
            'No. What runs on your servers keeps running; moving is your decision.',
            '不会。您服务器上的数据库照常运行，是否迁移由您决定。',
            'いいえ。お使いのサーバーのデータベースはそのまま動き続けます。移すかどうかは、お客さまがお決めください。',
          ],
        ],
        [
          ['How do I prepare?', '现在可以做哪些准备？', 'いまから準備できることは？'],
          [
            'Keep host, user and password in the configuration, use utf8mb4 and InnoDB throughout, and let the application rebuild whatever is in Redis.',
            '把主机、用户名、密码写在配置里，统一使用 utf8mb4 与 InnoDB，Redis 中的内容应可由应用重建。',
            'ホスト、ユーザー、パスワードは設定に置き、utf8mb4とInnoDBに統一します。Redisの内容は、アプリケーションで作り直せるようにしてください。',
          ],
        ],
      ],
    ),
  ],
);
