import type { AnnouncementWords } from './announcements.ts';

export const notices: Readonly<Record<string, AnnouncementWords>> = {
  'dedicated-core-stock': {
    releaseTime: '2026-11-18T03:00:00.000Z',
    title: ['Tokyo-1: dedicated-core stock is back', '东京一区独享型云服务器现已补货', '東京-1で専有コアの在庫が復活しました'],
    summary: [
      'Dedicated-core servers from 1 to 32 vCPU can be ordered in Tokyo-1 again.',
      '东京一区独享型 1 至 32 核规格现已恢复销售。',
      '東京-1で、1〜32 vCPUの専有コアを再びご注文いただけます。',
    ],
    body: [
      `Two racks of new machines went into service in Tokyo-1 today. All sizes of the dedicated-core family from 1 to 32 vCPU are on sale again, at the prices they had before.
## What to know
- A size that shows as sold out has really no machine left. We do not hold back stock.
- Servers that are running already are not touched by this work.
See [all sizes of dedicated core](/product/vps?series=Dedicated).`,
      `东京一区今日新增两个机柜，独享型 1 至 32 核规格全部重新上架，价格不变。
## 说明
- 显示已售罄的规格确实没有可用主机，我们不预留库存。
- 正在运行的云服务器不受影响。
查看[独享型全部规格](/product/vps?series=Dedicated)。`,
      `本日、東京-1に新しいラックを2本増設しました。専有コアの1〜32 vCPUを、これまでと同じ料金で再びご注文いただけます。
## ご案内
- 「在庫切れ」の表示は、空きがないことを意味します。在庫の取り置きはしていません。
- ご利用中のサーバーへの影響はありません。
[専有コアの全サイズ](/product/vps?series=Dedicated)をご覧ください。`,
    ],
  },
  'planned-work-los-angeles': {
    releaseTime: '2026-11-10T02:00:00.000Z',
    title: ['Planned work in Los Angeles-1 on 14 November', '洛杉矶一区 11 月 14 日计划维护', 'ロサンゼルス-1の計画作業（11月14日）'],
    summary: [
      'We replace two core switches. Servers keep running; their network pauses twice, for up to four minutes each time.',
      '更换两台核心交换机。云服务器保持运行，网络将中断两次，每次不超过 4 分钟。',
      'コアスイッチを2台交換します。サーバーは停止しませんが、通信が最大4分、2回途切れます。',
    ],
    body: [
      `## When
14 November 2026, 02:00 to 04:00 UTC. That is the evening of the 13th from 18:00 in Los Angeles, and 11:00 to 13:00 in Tokyo.
## What you can do
Nothing is required. If your service cannot pause, move its traffic to a server in Tokyo-1 before the window opens.
| Affected | |
| Region | Los Angeles-1 |
| Servers | all families |
| Object storage | not affected |
## Does it count?
Work that is announced 72 hours ahead does not count as downtime under the [service level agreement](/doc/article/service-level-agreements).`,
      `## 时间
2026 年 11 月 14 日 02:00–04:00（UTC），即北京时间 10:00–12:00。
## 您需要做什么
无需任何操作。如业务不能中断，请在维护开始前将流量切换至东京一区。
| 影响范围 | |
| 地域 | 洛杉矶一区 |
| 云服务器 | 全部系列 |
| 对象存储 | 不受影响 |
## 是否计入中断时间
提前 72 小时公告的维护不计入[服务等级协议](/doc/article/service-level-agreements)的中断时间。`,
      `## 日時
2026年11月14日 11:00〜13:00（日本時間）。UTCでは02:00〜04:00です。
## お客さまにお願いしたいこと
特別な作業は必要ありません。通信の途切れが許されない場合は、作業の前に東京-1のサーバーへ通信を切り替えてください。
| 対象 | |
| リージョン | ロサンゼルス-1 |
| サーバー | すべてのファミリー |
| オブジェクトストレージ | 影響なし |
## 停止時間に含まれますか
72時間前までにお知らせした作業は、[サービス品質保証（SLA）](/doc/article/service-level-agreements)の停止時間に含まれません。`,
    ],
  },
  'terms-version-2': {
    releaseTime: '2026-09-16T00:00:00.000Z',
    title: ['Terms of service: version 2 from 1 October', '服务条款第 2 版于 10 月 1 日生效', '利用規約 第2版を10月1日から適用します'],
    summary: [
      'The new version is published two weeks before it takes effect. The version before it stays readable.',
      '新版提前两周公布，旧版仍可查阅。',
      '新しい版を発効の2週間前に公開しました。以前の版も引き続きお読みいただけます。',
    ],
    body: [
      `Version 2 of the [terms of service](/doc/article/tos) takes effect on 1 October 2026 at 00:00 UTC. What changed stands in the list of changes below the text.
The version before it stays at [its own address](/doc/article/tos/versions/1).
If you do not agree with the new terms, you may end your contract until that day; the time that is paid and not used is refunded.`,
      `[服务条款](/doc/article/tos)第 2 版将于 2026 年 10 月 1 日 00:00（UTC）生效，变更内容见正文下方的修订记录。
上一版本仍可在[独立地址](/doc/article/tos/versions/1)查阅。
如不同意新条款，可在生效前终止协议，未使用天数的费用将予退还。`,
      `[利用規約](/doc/article/tos)の第2版を、2026年10月1日 00:00（UTC）から適用します。変更点は本文の末尾の改定履歴に記載しています。
以前の版は[こちら](/doc/article/tos/versions/1)で引き続きお読みいただけます。
新しい規約に同意いただけない場合は、適用日までに解約できます。お支払い済みで未使用の日数分は返金します。`,
    ],
  },
  'service-levels-version-3': {
    releaseTime: '2026-09-17T00:00:00.000Z',
    title: ['Service levels: version 3 from 1 October', '服务等级协议第 3 版于 10 月 1 日生效', 'SLA 第3版を10月1日から適用します'],
    summary: [
      'The promise stays at 99.97 percent a month. Tokyo-1 is covered from now on.',
      '可用性承诺仍为每月 99.97%，适用范围新增东京一区。',
      '月間稼働率99.97%のお約束は変わりません。東京-1も対象になります。',
    ],
    body: [
      `Version 3 of the [service level agreement](/doc/article/service-level-agreements) takes effect on 1 October 2026. Availability of an instance stays at 99.97 percent a month.
All three versions can be read from the foot of the text.`,
      `[服务等级协议](/doc/article/service-level-agreements)第 3 版将于 2026 年 10 月 1 日生效，实例可用性承诺仍为每月 99.97%。
三个版本均可在正文末尾查阅。`,
      `[サービス品質保証（SLA）](/doc/article/service-level-agreements)の第3版を2026年10月1日から適用します。インスタンスの稼働率は、これまでと同じ月間99.97%です。
3つの版は、いずれも本文の末尾からお読みいただけます。`,
    ],
  },
  'year-end-hours': {
    releaseTime: '2026-11-16T00:00:00.000Z',
    endsAt: '2027-01-05T00:00:00.000Z',
    pinned: true,
    title: ['Support over the turn of the year', '年末年初服务安排', '年末年始のサポートについて'],
    summary: [
      'Tickets are answered around the clock, on every holiday. Live chat keeps its hours, 09:00 to 22:00.',
      '节日期间工单照常全天受理，在线客服时间不变，仍为 09:00–22:00。',
      'チケットは休日も24時間受け付けます。チャットは通常どおり9:00〜22:00に対応します。',
    ],
    body: [
      `- Tickets: all day, every day, from the account centre.
- Live chat: 09:00 to 22:00, on 31 December and 1 January too.
- Refunds and invoices: the banks rest from 31 December to 3 January, so money may arrive later.
No work on the network is planned between 24 December and 4 January.`,
      `- 工单：全天受理，可在账户中心提交。
- 在线客服：09:00–22:00，12 月 31 日与 1 月 1 日照常。
- 退款与账单：12 月 31 日至 1 月 3 日银行休息，到账可能顺延。
12 月 24 日至 1 月 4 日期间不安排网络维护。`,
      `- チケット：24時間365日、アカウントセンターから受け付けます。
- チャット：9:00〜22:00。12月31日と1月1日も対応します。
- 返金と請求書：12月31日〜1月3日は銀行が休みのため、入金が遅れる場合があります。
12月24日〜1月4日は、ネットワークの計画作業を行いません。`,
    ],
  },
  'planned-work-tokyo': {
    releaseTime: '2027-06-01T01:00:00.000Z',
    title: ['Planned work in Tokyo-1 on 12 June 2027', '东京一区 2027 年 6 月 13 日计划维护', '東京-1の計画作業（2027年6月13日）'],
    summary: [
      'The yearly test of the power supply. Servers keep running on batteries and generators.',
      '年度供电测试，云服务器由电池与发电机供电，保持运行。',
      '年に一度の電源試験です。サーバーはバッテリーと発電機で稼働を続けます。',
    ],
    body: [
      `On 12 June 2027 from 16:00 to 18:00 UTC the data centre in Tokyo tests its power supply, as every year. No pause is expected. If one happens, it counts as downtime under the [service level agreement](/doc/article/service-level-agreements).`,
      `2027 年 6 月 12 日 16:00–18:00（UTC），即北京时间 6 月 13 日 00:00–02:00，东京机房进行年度供电测试，预计不会中断。如发生中断，按[服务等级协议](/doc/article/service-level-agreements)计入中断时间。`,
      `2027年6月13日 1:00〜3:00（日本時間、UTCでは6月12日 16:00〜18:00）に、東京のデータセンターで毎年恒例の電源試験を行います。停止は予定していません。万一停止した場合は、[サービス品質保証（SLA）](/doc/article/service-level-agreements)の停止時間に含めます。`,
    ],
  },
};
