import { ownPage } from '../../own-page.ts';
import { questionsBlock, stepsBlock, textBlock } from '../../marketing-page.ts';

/** An example of a page that editors add by themselves. */
export const moveToUsPage = ownPage(
  'move-to-us',
  {
    heading: ['Move to us, one service at a time', '服务器搬家到 Marlow，一步一步来', 'サーバーのお引っ越し、4つのステップで'],
    lead: [
      'Your old server keeps running until the new one has proved itself. Copying to us is inbound transfer, which is not counted.',
      '盘点、并行搭建、自己先试、切换解析，四步完成。新服务器跑稳之前，旧服务器照常运行。搬过来的数据属于入网流量，不计量。',
      '新しいサーバーで動作を確かめるまで、いまのサーバーはそのまま動かし続けられます。こちらへコピーするデータは受信なので、転送量に含まれません。',
    ],
    primaryAction: ['/product/vps-buy', ['Configure a server', '自选配置', '構成を選ぶ']],
    secondaryAction: ['/doc/article/getting-started', ['Prepare the server', '先把服务器准备好', 'サーバーの準備を読む']],
  },
  [
    stepsBlock(
      ['How to move', '搬家的四个步骤', 'お引っ越しの流れ'],
      [
        [
          '1',
          ['Take stock', '先盘点', 'まず洗い出す'],
          [
            'List what runs on the old server: sites, databases, scheduled jobs, mail, certificates. Leave behind what nobody uses.',
            '列出旧服务器上的网站、数据库、定时任务、邮件和证书。没人用的就不必搬了。',
            'サイト、データベース、定期実行、メール、証明書。いま動いているものを書き出し、使っていないものは置いていきます。',
          ],
        ],
        [
          '2',
          ['Build alongside', '并行搭建', '新旧を並行して用意する'],
          [
            'Order a server, set it up and copy the files. Nothing changes for your visitors yet.',
            '订购云服务器，装好环境，复制文件。这时访客还感觉不到任何变化。',
            '新しいサーバーを用意して環境を整え、ファイルをコピーします。この時点では、訪問者から見て何も変わりません。',
          ],
        ],
        [
          '3',
          ['Test it privately', '自己先试', '自分だけで試す'],
          [
            'Enter the new address in your computer’s hosts file, and use the site as your visitors do.',
            '在自己电脑的 hosts 文件里写上新地址，像访客一样把网站用一遍。',
            'ご自分のパソコンのhostsファイルに新しいIPアドレスを書き、訪問者と同じようにサイトを使ってみます。',
          ],
        ],
        [
          '4',
          ['Switch over', '切换解析', '切り替える'],
          [
            'Copy the latest changes, point the domain to the new server, and watch both for a few days.',
            '再同步一次有变动的数据，把域名解析到新服务器，两边同时观察几天。',
            '変わった分をもう一度コピーし、DNSを新しいサーバーに切り替え、数日は両方を見守ります。',
          ],
        ],
      ],
    ),
    textBlock(
      ['What to move, and how', '搬什么，怎么搬', '何を、どう運ぶか'],
      [
        `| What | How |
| Files of a site | rsync -a over SSH; run it again before the switch to send only the changes |
| MySQL and MariaDB | mariadb-dump --single-transaction, or mysqldump on MySQL, then import |
| PostgreSQL | pg_dump, then pg_restore |
| Scheduled jobs | crontab -l for each user, and systemd timers |
| Certificates | Request new ones after the switch, and copy the old ones until then |
| DNS records | Lower the TTL to five minutes, a day before the switch |

Write to the databases on one server only. Between the last copy and the switch, put the site into maintenance mode: minutes are enough for most. A database that has outgrown its web server is best moved to [a server of its own](/doc/article/database).`,
        `| 内容 | 方法 |
| 网站文件 | 通过 SSH 使用 rsync -a；切换前再运行一次，只传有变动的部分 |
| MySQL 与 MariaDB | 用 mariadb-dump --single-transaction 导出（MySQL 用 mysqldump），再导入 |
| PostgreSQL | 用 pg_dump 导出，再用 pg_restore 导入 |
| 定时任务 | 各用户的 crontab -l，以及 systemd 的定时器 |
| 证书 | 切换后由新服务器重新申请，在此之前可先复制旧证书 |
| DNS 记录 | 切换前一天把生存时间（TTL）调到五分钟 |

同一时间只让一台服务器写数据库。从最后一次复制到切换完成之间，请把网站设为维护状态，多数情况下几分钟就够。数据库如果已经让网站服务器吃力，不妨趁机搬到[单独的服务器](/doc/article/database)上。`,
        `| 運ぶもの | 方法 |
| サイトのファイル | SSH経由のrsync -a。切り替え前にもう一度実行すると、変わった分だけ送られます |
| MySQL、MariaDB | mariadb-dump --single-transaction（MySQLではmysqldump）で書き出して取り込む |
| PostgreSQL | pg_dumpで書き出し、pg_restoreで取り込む |
| 定期実行 | 各ユーザーのcrontab -lと、systemdのタイマー |
| 証明書 | 切り替え後に新しいサーバーで取得。それまでは今のものをコピー |
| DNSレコード | 切り替えの前日に、有効時間（TTL）を5分に短くする |

データベースへの書き込みは、必ず1台だけにします。最後のコピーから切り替えまでの間は、サイトをメンテナンス中にしてください。たいていは数分で済みます。Webサーバーと同居が窮屈になったデータベースは、この機会に[専用のサーバー](/doc/article/database)へ移すのがおすすめです。`,
      ],
    ),
    questionsBlock(
      ['Before you move', '搬家前的常见问题', 'お引っ越しの前に'],
      [
        [
          ['Can I keep my IP address?', '可以保留原来的 IP 地址吗？', '今のIPアドレスはそのまま使えますか？'],
          [
            'No, an address belongs to its provider’s network. Your domain stays the same and points to the new address.',
            '不能，IP 地址属于原服务商的网络。域名不变，解析到新地址即可。',
            'いいえ。IPアドレスは、今お使いの事業者のネットワークのものです。ドメインは変わらず、新しいIPアドレスを指すようにします。',
          ],
        ],
        [
          [
            'Does copying to the new server cost transfer?',
            '往新服务器复制数据要算流量吗？',
            '新しいサーバーへのコピーに転送量はかかりますか？',
          ],
          [
            'Not with us: inbound transfer is not counted. Your current provider may charge for outbound transfer.',
            '我们这边不算：入网流量不计量。原服务商可能会计算从那边传出的流量。',
            '当社では、受信は転送量に含まれません。今お使いの事業者では、送信として数えられることがあります。',
          ],
        ],
        [
          ['What if the size does not fit?', '选的规格不合适怎么办？', 'サイズが合わなかったら？'],
          [
            'Start small: you can move to a larger size of the series at any time, with one restart. Region and series stay the same.',
            '建议先选小一些的规格：随时可以在同一系列内升配，重启一次即可；地域和系列不能更改。',
            '小さめのサイズから始めてください。同じシリーズの中なら、いつでも再起動1回でより大きいサイズに変えられます。リージョンとシリーズは変わりません。',
          ],
        ],
        [
          ['Who helps if I get stuck?', '卡住了找谁？', '途中で困ったら？'],
          [
            'Open a ticket with the command and its output. Tickets are answered 24/7.',
            '把命令和输出结果写进工单发给我们，工单全天受理。',
            '実行したコマンドと出力を添えて、チケットでお知らせください。チケットは24時間受け付けています。',
          ],
        ],
      ],
    ),
  ],
);
