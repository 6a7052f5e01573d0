import { figuresBlock, marketingPage, questionsBlock, stepsBlock, textBlock, usesBlock } from '../../marketing-page.ts';

/** Limits and times on this page are those of the seed's fictional provider. */
export const privateCloudPage = marketingPage(
  'product/private-cloud',
  {
    heading: ['Private cloud', '私有云', 'プライベートクラウド'],
    lead: [
      'Hosts, storage and switches dedicated to your company, in Los Angeles or Tokyo, run by us or by you.',
      '整台主机、存储和交换机由一家企业独用，部署在洛杉矶或东京，由我们运维或自行管理。',
      'ホスト、ストレージ、スイッチを丸ごと1社で専有。ロサンゼルスまたは東京に構築し、運用はお任せも自社管理も選べます。',
    ],
    primaryAction: ['/contact', ['Request a quote', '获取报价', '見積もりを依頼する']],
    secondaryAction: ['/doc/article/private-cloud', ['How it is built', '了解构成', '構成を見る']],
  },
  [
    usesBlock(
      ['When it makes sense', '什么情况下划算', 'こんなときに有利です'],
      [
        [
          ['Compliance', '合规要求', 'コンプライアンス'],
          [
            'A law, an auditor or a customer requires dedicated hardware.',
            '法律、审计或客户要求使用专属硬件。',
            '法令や監査、取引先から、専用の機器を求められている。',
          ],
        ],
        [
          ['Steady load', '负载稳定且规模大', '安定した負荷'],
          [
            'From about 100 cores in constant use, whole hosts cost less than single servers.',
            '长期使用约 100 核以上，整台主机比逐台购买更划算。',
            '常時およそ100コア以上お使いなら、ホスト単位のほうが割安です。',
          ],
        ],
        [
          ['Licences', '软件许可', 'ライセンス'],
          [
            'Your software is licensed per physical processor.',
            '软件按物理处理器授权。',
            'ソフトウェアが物理プロセッサー単位で課金される。',
          ],
        ],
      ],
    ),
    figuresBlock(
      ['In figures', '关键数字', '数字で見る'],
      [
        [
          '3',
          ['Minimum hosts', '主机至少', '最小ホスト数'],
          ['So that one can fail while two carry on.', '一台故障，两台继续运行。', '1台が止まっても、2台で続けられます。'],
        ],
        [
          '3',
          ['Copies of each block', '数据副本', 'データの複製'],
          ['On NVMe, each on a different host.', '存放在 NVMe 上，各在不同主机。', 'NVMe上に、別々のホストへ1つずつ。'],
        ],
        [
          '2',
          ['Switches', '交换机', 'スイッチ'],
          ['Plus a separate management network.', '另有独立的管理网络。', '管理用ネットワークは別に用意します。'],
        ],
        [
          '4 – 8',
          ['Weeks to build', '建设周数', '構築期間（週）'],
          ['From the order, as parts arrive.', '自下单起，视到货情况而定。', 'ご注文から。部品の納期によります。'],
        ],
        ['1 – 5', ['Years of term', '合约年限', '契約年数'], ['At a fixed price.', '期限内价格不变。', '期間中の料金は変わりません。']],
      ],
      [
        'There is no list price: no two private clouds are alike.',
        '各家配置少有相同，因此没有统一价目。',
        '構成がお客さまごとに異なるため、一律の料金表はありません。',
      ],
    ),
    textBlock(
      ['Dedicated cores or dedicated machines', '独享核心，还是独享整机', 'コアの専有か、機器の専有か'],
      [
        `| | Dedicated core | Private cloud |
| What is yours | Physical cores of a host | Several hosts, storage, network |
| Who sets the sizes | The price list | You |
| If a host fails | We start your server on another one | Your machines move to another of your hosts |
| Delivery | About two minutes | Four to eight weeks |
| Price | Price list | Individual quote |

Below about 100 cores, the [Dedicated core servers](/product/vps?series=Dedicated) are usually enough. Both can share one [private network](/product/vpc), so peaks run on cloud servers and the steady load on your own hardware.`,
        `| | 独享型 | 私有云 |
| 专属部分 | 主机上的物理核心 | 多台主机、存储和网络 |
| 规格由谁决定 | 价目表 | 您 |
| 主机故障时 | 我们在其他主机上启动服务器 | 虚拟机迁移到您的其他主机 |
| 交付时间 | 约 2 分钟 | 4 至 8 周 |
| 价格 | 价目表 | 单独报价 |

不到 100 核，[独享型云服务器](/product/vps?series=Dedicated)通常就够用。两者可以接入同一个[私有网络](/product/vpc)：高峰交给公有云，稳定的部分跑在专属硬件上。`,
        `| | 専有コア | プライベートクラウド |
| 専有するもの | ホストの物理コア | 複数のホスト、ストレージ、ネットワーク |
| サイズの決め方 | 料金表から選択 | お客さまが自由に設定 |
| ホストの故障時 | 別のホストでサーバーを起動 | お客さまの別のホストへ移動 |
| 提供まで | 約2分 | 4〜8週間 |
| 料金 | 料金表 | 個別見積もり |

100コアに満たない場合は、[専有コアのサーバー](/product/vps?series=Dedicated)で足りることがほとんどです。両方を1つの[プライベートネットワーク](/product/vpc)につなぎ、ピークはパブリックのサーバー、安定した部分は専用機器という分担もできます。`,
      ],
    ),
    stepsBlock(
      ['From first call to operation', '从接洽到上线', 'ご相談から稼働まで'],
      [
        [
          '1',
          ['Discuss and measure', '沟通与评估', 'ご相談と測定'],
          [
            'Tell us the cores, memory and capacity you use today. With your consent we read your servers’ graphs.',
            '告诉我们目前的核数、内存和容量；经您同意，我们会分析现有服务器的性能曲线。',
            '現在のコア数、メモリ、容量をお知らせください。ご同意のうえで、お使いのサーバーのグラフも確認します。',
          ],
        ],
        [
          '2',
          ['Quote and trial', '报价与试用', '見積もりと試用'],
          [
            'With a rack drawing, an address plan and, on request, two weeks on a test system.',
            '附机柜布置图和地址规划，可申请两周小型环境试用。',
            'ラックの配置図とアドレス計画を添えます。ご希望により、2週間の試用も可能です。',
          ],
        ],
        [
          '3',
          ['Build and move', '建设与迁移', '構築と移行'],
          [
            'Images are copied at night, or replicated with a short switchover.',
            '夜间复制镜像，或先同步数据再短暂切换。',
            '夜間にイメージを複製するか、同期したうえで短時間で切り替えます。',
          ],
        ],
      ],
    ),
    questionsBlock(
      ['Questions about private cloud', '联系前常见问题', 'ご相談の前に'],
      [
        [
          ['Who replaces broken parts?', '部件坏了谁来换？', '故障した部品は誰が交換しますか？'],
          [
            'We do; you need not be there. On request, disks that held your data are destroyed, with a record.',
            '由我们更换，无需到场。存放过数据的磁盘可按要求销毁并出具记录。',
            '当社が交換します。立ち会いは不要です。データの入ったディスクは、ご希望により破壊し、記録をお渡しします。',
          ],
        ],
        [
          ['Can I grow later?', '以后能扩容吗？', 'あとから増やせますか？'],
          [
            'Yes, at a price agreed in advance: you know from day one what a fourth host costs.',
            '可以，价格事先约定，第四台主机多少钱签约当天就清楚。',
            'はい。増設の料金は契約時に決めておくので、4台目の費用も初日からわかります。',
          ],
        ],
        [
          ['What happens at the end?', '合约到期怎么办？', '契約が終わったら？'],
          [
            'You receive your data on an encrypted disk or over the network, and a confirmation that the rest has been erased.',
            '可通过加密磁盘或网络取回数据，我们会出具其余数据已清除的证明。',
            'データは暗号化したディスクまたはネットワーク経由でお渡しし、残りを消去した証明書を発行します。',
          ],
        ],
      ],
    ),
  ],
);
