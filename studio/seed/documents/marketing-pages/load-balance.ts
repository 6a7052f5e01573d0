import { figuresBlock, marketingPage, questionsBlock, textBlock, usesBlock } from '../../marketing-page.ts';

/** Limits on this page are those of the seed's fictional provider. */
export const loadBalancePage = marketingPage(
  'product/loadbalance',
  {
    heading: ['Load balancing', '负载均衡', 'ロードバランサー'],
    lead: [
      'One address in front of several servers. If one stops responding, the others take over until it is back.',
      '多台云服务器共用一个入口。其中一台停止响应，其余服务器立刻接手，恢复后自动重新加入。',
      '複数のサーバーを1つのIPアドレスで公開します。1台が応答しなくなると残りが引き受け、復旧すると元に戻します。',
    ],
    primaryAction: ['/contact', ['Request a quote', '获取报价', '見積もりを依頼する']],
    secondaryAction: ['/doc/article/load-balancer', ['Build your own', '自己动手搭建', '自分で構築する']],
  },
  [
    usesBlock(
      ['What it is for', '适合做什么', 'こんな用途に'],
      [
        [
          ['Update without downtime', '重启也不中断', '再起動しても止まらない'],
          [
            'Take one server out, update it, put it back. Your visitors notice nothing.',
            '摘下一台，更新完再放回去，访客毫无察觉。',
            '1台を外して更新し、戻すだけ。訪問者は気づきません。',
          ],
        ],
        [
          ['Scale out', '横向扩展', '台数で増やす'],
          [
            'Add a small server instead of resizing a big one, and release it after the rush.',
            '高峰期加一台小规格，比升级大机器更灵活，过后还能释放。',
            '大きなサーバーを拡張する代わりに、小さな1台を追加。混雑が過ぎたら解約できます。',
          ],
        ],
        [
          ['Keep one address', '入口地址不变', 'IPアドレスは1つのまま'],
          [
            'DNS stays the same while the servers behind it change.',
            '后端怎么增减，域名解析都不用改。',
            'バックエンドサーバーが入れ替わっても、DNSはそのままです。',
          ],
        ],
      ],
    ),
    figuresBlock(
      ['In figures', '关键数字', '数字で見る'],
      [
        [
          '10',
          ['Listeners', '监听器', 'リスナー'],
          [
            'TCP, UDP, HTTP or HTTPS, each on its own port.',
            '支持 TCP、UDP、HTTP、HTTPS，各用独立端口。',
            'TCP、UDP、HTTP、HTTPS。ポートはそれぞれ別に設定します。',
          ],
        ],
        [
          '5 s',
          ['Health check', '健康检查', 'ヘルスチェック'],
          [
            'Between checks; two failures take a server out.',
            '检查间隔，连续两次失败即摘除。',
            '確認の間隔。2回続けて失敗すると切り離します。',
          ],
        ],
        [
          '50',
          ['Servers behind it', '后端服务器', 'バックエンドサーバー'],
          ['By their private addresses.', '通过内网地址转发。', 'プライベートアドレスで転送します。'],
        ],
        [
          ['Free', '免费', '無料'],
          ['Internal traffic', '后端内网流量', 'バックエンドとの通信'],
          [
            'Traffic to the servers stays on the private network.',
            '到后端的流量走私有网络。',
            'サーバーまではプライベートネットワークを通ります。',
          ],
        ],
        [
          '1',
          ['Region', '地域', 'リージョン'],
          [
            'The balancer and its servers share one region.',
            '与后端服务器同属一个地域。',
            'バックエンドサーバーと同じリージョンに置きます。',
          ],
        ],
      ],
      [
        'There is no list price: ask for a quote in a ticket. You pay nothing before you accept it.',
        '不设公开价目，请通过工单索取报价；您接受报价之前不会产生费用。',
        '定価はありません。チケットでお見積もりをご依頼ください。ご承諾の前に料金は発生しません。',
      ],
    ),
    textBlock(
      ['How health checks work', '如何发现故障节点', '不調のサーバーを見つける仕組み'],
      [
        `Every five seconds the balancer connects to each server, or requests a path you name and expects the answer you name.

| What happens | What the balancer does |
| One check fails | Nothing yet: a single packet may have been lost |
| Two checks in a row fail | New connections go to the others |
| Three checks in a row succeed | The server gets traffic again |
| Every server fails | Requests go to all of them, and you get a message |

Balance connections by round robin, fewest open connections or the visitor’s address. Your servers receive visitors’ addresses in a header, or by the proxy protocol for TCP.`,
        `负载均衡每 5 秒与每台后端建立一次连接，也可以请求您指定的路径并核对返回结果。

| 发生的情况 | 处理方式 |
| 一次检查失败 | 暂不处理，可能只是偶然丢包 |
| 连续两次失败 | 新连接转给其他服务器 |
| 连续三次成功 | 重新分配流量 |
| 全部失败 | 仍转发到全部后端，并发送通知 |

分配方式有轮询、最少连接和按访客地址三种。访客的真实地址通过请求头传给后端，TCP 可使用 PROXY protocol。`,
        `5秒ごとに各サーバーへ接続します。指定したパスを呼び出し、期待どおりの応答かどうかを確かめることもできます。

| 起きたこと | 動作 |
| 1回失敗 | まだ何もしない（パケットの取りこぼしもあるため） |
| 2回続けて失敗 | 新しい接続をほかのサーバーへ回す |
| 3回続けて成功 | 再び振り分ける |
| すべて失敗 | 全サーバーへ送り、通知する |

振り分けは順番、接続の少ない順、訪問者のIPアドレスごとの3通りです。訪問者のIPアドレスはヘッダーで、TCPではPROXY protocolでサーバーに伝わります。`,
      ],
    ),
    questionsBlock(
      ['Questions about load balancing', '使用前常见问题', '使い始める前に'],
      [
        [
          ['Where does the certificate go?', '证书放在哪里？', '証明書はどこに置きますか？'],
          [
            'Upload yours, have one issued for your domain, or pass TCP through and keep it on your servers.',
            '可以上传自有证书，也可以为域名签发；选择 TCP 透传时，证书留在您自己的服务器上。',
            'お持ちの証明書をアップロードするか、ドメイン用に発行できます。TCPパススルーなら、証明書はサーバー側に置けます。',
          ],
        ],
        [
          ['Is it covered by the service level agreement?', '是否适用服务等级协议？', 'SLAの対象ですか？'],
          [
            'No. The service level agreement covers cloud servers. We promise no availability for load balancing yet; if that changes, this page will name the figure.',
            '不适用。服务等级协议仅适用于云服务器，负载均衡目前没有可用性承诺；如有变化，会在本页注明具体数值。',
            '対象外です。SLAの対象はクラウドサーバーで、ロードバランサーの稼働率は現在お約束していません。お約束できるようになりましたら、数値をこのページに掲載します。',
          ],
        ],
        [
          ['How much throughput does it have?', '吞吐量有多大？', '処理できる量はどのくらいですか？'],
          [
            'We publish no limit for throughput or connections yet. Before a large event, tell us the load you expect in a ticket.',
            '目前没有公布吞吐量和连接数的上限。大型活动之前，请用工单告知预计的访问量。',
            'スループットと接続数の上限は、現在公表していません。大きなイベントの前には、見込みの負荷をチケットでお知らせください。',
          ],
        ],
        [
          ['Can I try it without the service?', '不买也能试吗？', '購入せずに試せますか？'],
          [
            'Yes. The guide builds the same with nginx on a small server; moving over later means changing one DNS record.',
            '可以。教程用一台小规格服务器和 nginx 搭出同样的结构，以后迁移只需改一条解析。',
            'はい。小さなサーバーとnginxで同じ構成をつくる手順を公開しています。あとから移るときは、DNSレコードを1つ変えるだけです。',
          ],
        ],
      ],
    ),
  ],
);
