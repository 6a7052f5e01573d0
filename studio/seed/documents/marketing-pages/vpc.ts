import { figuresBlock, marketingPage, questionsBlock, stepsBlock, textBlock, usesBlock } from '../../marketing-page.ts';

/** Limits on this page are those of the seed's fictional provider. */
export const vpcPage = marketingPage(
  'product/vpc',
  {
    heading: ['Private network', '私有网络 VPC', 'プライベートネットワーク（VPC）'],
    lead: [
      'Connect your servers in a region over addresses only they can see. Traffic between them is neither counted nor charged.',
      '让同一地域的云服务器用只有彼此可见的地址通信，内网流量不计量、不收费。',
      '同じリージョンのサーバーを、互いにしか見えないIPアドレスでつなぎます。内部の通信は計測も課金もしません。',
    ],
    primaryAction: ['/product/vps-buy', ['Configure a server', '自选配置', '構成を選ぶ']],
    secondaryAction: ['/doc/article/vpc', ['Read the guide', '阅读使用指南', 'ガイドを読む']],
  },
  [
    usesBlock(
      ['What it is for', '适合做什么', 'こんな用途に'],
      [
        [
          ['Keep the database inside', '把数据库放在内网', 'データベースを内側に'],
          [
            'Let it listen on its private address only, reachable from your application server alone.',
            '数据库只监听内网地址，只有应用服务器连得上。',
            'プライベートアドレスだけで待ち受け、アプリケーションサーバーからだけ届くようにします。',
          ],
        ],
        [
          ['Move large files freely', '大文件自由传输', '大きなファイルを自由に移す'],
          [
            'Copies and backups between your servers never use a plan’s outbound transfer.',
            '服务器之间的复制与备份走内网，不占用套餐的出网流量。',
            'サーバー間のコピーやバックアップは、プランの送信転送量を使いません。',
          ],
        ],
        [
          ['Keep test and production apart', '测试与生产互相隔离', '検証と本番を分ける'],
          [
            'One network each, with no route between them.',
            '各用一个网络，互不相通。',
            'それぞれに別のネットワークを。互いに行き来する道はありません。',
          ],
        ],
      ],
    ),
    figuresBlock(
      ['In figures', '关键数字', '数字で見る'],
      [
        [
          ['Free', '免费', '無料'],
          ['The network', '私有网络', 'ネットワーク'],
          ['Subnets and routes cost nothing either.', '子网与路由同样免费。', 'サブネットと経路も無料です。'],
        ],
        [
          ['Free', '免费', '無料'],
          ['Traffic inside it', '内网流量', '内部の通信'],
          ['Within one region.', '限同一地域内。', '同じリージョン内に限ります。'],
        ],
        [
          '/16 – /28',
          ['Address range', '地址段', 'アドレス範囲'],
          ['Any private range you choose.', '在私有地址段中自行选定。', 'プライベートアドレスの中から選べます。'],
        ],
        [
          '10',
          ['Networks in a region', '每地域网络数', 'リージョンあたりのネットワーク'],
          ['More on request, by ticket.', '需要更多请提交工单。', '追加はチケットでご相談ください。'],
        ],
        [
          '1',
          ['Private address per server', '每台内网地址', 'サーバーあたりのアドレス'],
          ['In one network at a time.', '同一时间属于一个网络。', '同時に参加できるネットワークは1つです。'],
        ],
      ],
      ['The same in Los Angeles-1 and Tokyo-1.', '洛杉矶一区与东京一区相同。', 'ロサンゼルス-1、東京-1共通。'],
    ),
    stepsBlock(
      ['Three steps to a private address', '三步用上内网地址', '3ステップでつながる'],
      [
        [
          '1',
          ['Choose a range', '选定地址段', '範囲を決める'],
          [
            'Create the network in the console, with a range that does not overlap your office network.',
            '在控制台创建网络，地址段避开办公室网段即可。',
            'コンソールでネットワークを作成します。社内のアドレスと重ならない範囲を選んでください。',
          ],
        ],
        [
          '2',
          ['Add servers', '加入服务器', 'サーバーを加える'],
          [
            'Servers join your default network when they are built. To use another subnet, attach the running server to it in the console.',
            '服务器开通时自动加入默认网络。需要使用其他子网时，在控制台把运行中的服务器加入该子网。',
            'サーバーは、作成時に既定のネットワークに参加します。別のサブネットを使うときは、稼働中のサーバーをコンソールで接続します。',
          ],
        ],
        [
          '3',
          ['Set the rules', '设置规则', 'ルールを決める'],
          [
            'Security groups apply inside too, and can name each other as the source.',
            '安全组对内网同样生效，还可以互相引用为来源。',
            'セキュリティグループは内部にも働き、互いを接続元に指定できます。',
          ],
        ],
      ],
    ),
    textBlock(
      ['What counts as transfer', '哪些流量计费', '数える通信、数えない通信'],
      [
        `| Traffic | Counted as transfer |
| Server to server, one network, private address | No |
| Server to server, by public address | Yes, for the sender |
| Los Angeles-1 to Tokyo-1 | Yes, for the sender |
| Internet to server | No |

A private network covers one region. To connect two regions, or your office, run a VPN server on each side, as [the guide](/doc/article/vpc) outlines; the tunnel crosses the internet, so what it sends counts. Broadcast and multicast are not supported.`,
        `| 数据走向 | 是否计入出网流量 |
| 同一网络内，通过内网地址互访 | 否 |
| 服务器之间，通过公网地址互访 | 是，计入发送方 |
| 洛杉矶一区到东京一区 | 是，计入发送方 |
| 互联网到服务器 | 否 |

一个私有网络只在一个地域内。要连通两个地域或办公室，可在两端各放一台 VPN 服务器，做法见[使用指南](/doc/article/vpc)；隧道经过互联网，发出的数据计入出网流量。广播与组播不转发。`,
        `| 通信の経路 | 送信転送量に含まれるか |
| 同じネットワークのサーバー間（プライベートアドレス） | 含まれない |
| サーバー間（グローバルIPアドレス） | 送信側の転送量に含まれる |
| ロサンゼルス-1から東京-1へ | 送信側の転送量に含まれる |
| インターネットからサーバーへ | 含まれない |

プライベートネットワークは1つのリージョンの中にあります。2つのリージョンや社内とは、両側に置いたVPNサーバーでつなぎます。手順は[ガイド](/doc/article/vpc)にあります。トンネルはインターネットを通るため、送信した分を数えます。ブロードキャストとマルチキャストは通りません。`,
      ],
    ),
    questionsBlock(
      ['Questions about private networks', '使用前常见问题', 'つくる前に'],
      [
        [
          ['Can I change the range later?', '地址段以后能改吗？', '範囲はあとから変えられますか？'],
          [
            'Not while servers are in it. Plan generously: a /16 costs no more than a /24.',
            '网络内有服务器时不能更改。规划时尽量宽裕，/16 与 /24 一样免费。',
            'サーバーが入っている間は変えられません。/16も/24も無料ですから、広めに計画してください。',
          ],
        ],
        [
          ['Does a server lose its public address?', '加入后公网 IP 还在吗？', 'グローバルIPアドレスはなくなりますか？'],
          [
            'No. Each server keeps one IPv4 and eight IPv6 addresses; the private one is added.',
            '还在。每台仍有 1 个 IPv4 和 8 个 IPv6，内网地址是额外增加的。',
            'なくなりません。IPv4が1つ、IPv6が8つのまま、プライベートアドレスが加わります。',
          ],
        ],
        [
          ['Is traffic inside encrypted?', '内网流量是否加密？', '内部の通信は暗号化されますか？'],
          [
            'It never crosses the internet, and other customers cannot see it. For anything confidential, encrypt in your application as well.',
            '内网流量不经过互联网，其他客户无法看到。需要绝对保密的内容，请在应用层自行加密。',
            'インターネットを通らず、ほかのお客さまからも見えません。誰にも知られてはならない内容は、アプリケーションでも暗号化してください。',
          ],
        ],
      ],
    ),
  ],
);
