import type { AnnouncementWords } from './announcements.ts';

export const notices: Readonly<Record<string, AnnouncementWords>> = {
  'dedicated-core-stock': {
    releaseTime: '2026-11-18T03:00:00.000Z',
    title: ['Tokyo-1: Dedicated core stock is back', '东京一区独享型云服务器现已补货', '東京-1で専有コアの在庫が復活しました'],
    summary: [
      'Dedicated core servers from 1 to 32 vCPU can be ordered in Tokyo-1 again, at the same prices. Running servers are not affected.',
      '东京一区独享型 1 至 32 核规格现已全部恢复销售，价格不变，运行中的云服务器不受影响。',
      '東京-1で、1〜32 vCPUの専有コアを、これまでと同じ料金で再びご注文いただけます。ご利用中のサーバーへの影響はありません。',
    ],
    body: [
      `Two new racks went into service in Tokyo-1 today. All sizes of the Dedicated core family from 1 to 32 vCPU are on sale again, at the same prices as before.
## What to know
- Sold out means no machine is left. We do not hold back stock.
- Running servers are not affected.
See [all sizes of Dedicated core](/product/vps?series=Dedicated).
## Which family fits
Choose Dedicated core for steady load: a database, a queue, a build machine. For short peaks after long pauses, a General server of the same size costs less. You can move to a larger size of the series later; a server cannot move to another family.
If the size you need is sold out again, the list names the closest one that is available. Los Angeles-1 has the same families, with a price list of its own.`,
      `东京一区今日新增两个机柜，独享型 1 至 32 核规格全部重新上架，价格不变。
## 说明
- 显示已售罄的规格确实没有可用主机，没有扣着不卖的库存。
- 正在运行的云服务器不受影响。
查看[独享型全部规格](/product/vps?series=Dedicated)。
## 如何选择
独享型适合负载稳定的业务，例如数据库、消息队列和全天运行的编译机。如果您的业务多为短时高峰、长时间空闲，同规格的通用型更省钱。购买后可在同一系列内升配，但不能换到其他规格族。
如果您需要的规格再次售罄，列表会给出最接近的可选规格；您也可以改选洛杉矶一区，两地规格族相同，价目表各自独立。`,
      `本日、東京-1に新しいラックを2本増設しました。専有コアの1〜32 vCPUを、これまでと同じ料金で再びご注文いただけます。
## ご案内
- 「在庫切れ」の表示は、空きがないことを意味します。販売できる在庫を意図的に抑えることはありません。
- ご利用中のサーバーへの影響はありません。
[専有コアの全サイズ](/product/vps?series=Dedicated)をご覧ください。
## 汎用との選び分け
専有コアは、データベースやキュー、ビルド用のサーバーのように、負荷が続く用途に向いています。混雑が短く、待機の長い用途なら、同じ構成の汎用サーバーのほうが割安です。ご購入後も、同じシリーズの中でより大きいサイズに変更できますが、別のファミリーへの変更はできません。
ご希望のサイズが再び在庫切れになったときは、一覧に最も近い販売中のサイズを表示します。ロサンゼルス-1でも同じファミリーをお選びいただけます。料金表はリージョンごとに異なります。`,
    ],
  },
  'planned-work-los-angeles': {
    releaseTime: '2026-11-10T02:00:00.000Z',
    title: [
      'Planned work in Los Angeles-1 on 14 November',
      '洛杉矶一区 11月14日计划内维护',
      'ロサンゼルス-1の計画メンテナンス（11月14日）',
    ],
    summary: [
      'We are replacing two core switches. Servers keep running; their network pauses twice, for up to four minutes each time.',
      '更换两台核心交换机。云服务器保持运行，网络将中断两次，每次不超过 4 分钟。您无需操作；业务不能中断的，请提前切换流量。',
      'コアスイッチを2台交換します。サーバーは停止しませんが、通信が2回、それぞれ最大4分途切れます。',
    ],
    body: [
      `## When
14 November 2026, 10:00 to 12:00 UTC. That is 02:00 to 04:00 in Los Angeles, and 19:00 to 21:00 in Tokyo.
## What you can do
Nothing is required. If your service cannot pause, move its traffic to a server in Tokyo-1 before the window opens.
| Scope | |
| Region | Los Angeles-1 |
| Servers | all families |
| Object storage | not affected |
## Does it count?
Work announced 72 hours ahead, within 4 hours a month, does not count as downtime under the [service level agreement](/doc/article/service-level-agreements).
## Afterwards
If your server does not respond after the window, open a ticket with its address and the time when you last reached it. Tickets are answered around the clock. Tokyo-1, the account centre and the console are not part of this work and stay available.`,
      `## 时间
北京时间 2026年11月14日 18:00–20:00（UTC 10:00–12:00），洛杉矶当地时间凌晨 02:00–04:00。
## 您需要做什么
无需任何操作。如业务不能中断，请在维护开始前将流量切换至东京一区。
| 影响范围 | |
| 地域 | 洛杉矶一区 |
| 云服务器 | 全部规格族 |
| 对象存储 | 不受影响 |
## 是否计入中断时间
提前 72 小时公告、且每月合计不超过 4 小时的维护，不计入[服务等级协议](/doc/article/service-level-agreements)的中断时间。
## 维护结束后
维护时段结束后，如果您的云服务器仍无法访问，请提交工单，写明服务器地址和最后一次正常访问的时间，工单全天受理。东京一区、账户中心与控制台不在本次维护范围内，可照常使用。`,
      `## 日時
2026年11月14日 19:00〜21:00（日本時間）。現地ロサンゼルスでは深夜2:00〜4:00、UTCでは10:00〜12:00です。
## お客さまにお願いしたいこと
特別な作業は必要ありません。通信の途切れが許されない場合は、作業の前に東京-1のサーバーへ通信を切り替えてください。
| 対象 | |
| リージョン | ロサンゼルス-1 |
| サーバー | すべてのファミリー |
| オブジェクトストレージ | 影響なし |
## 停止時間に含まれますか
72時間前までにお知らせした、月4時間以内の作業は、[サービス品質保証（SLA）](/doc/article/service-level-agreements)の停止時間に含まれません。
## 作業のあと
作業時間を過ぎてもサーバーにつながらない場合は、IPアドレスと、最後に接続できた時刻を添えてチケットでお知らせください。チケットは24時間受け付けます。東京-1、アカウントセンター、コンソールは今回の作業の対象外で、通常どおりお使いいただけます。`,
    ],
  },
  'terms-version-2': {
    releaseTime: '2026-09-16T00:00:00.000Z',
    title: ['Terms of service: version 2 from 1 October', '服务条款第 2 版于 10月1日生效', '利用規約 第2版を10月1日から適用します'],
    summary: [
      'Rules for group buying, coupons, automatic renewal and server changes added. Published two weeks ahead; the previous version stays readable.',
      '新增拼团、优惠券、自动续费与服务器变更的规则。新版提前两周公布，旧版仍可查阅。',
      '共同購入、クーポン、自動更新、構成変更の規定を追加します。発効の2週間前に公開し、以前の版も引き続きお読みいただけます。',
    ],
    body: [
      `Version 2 of the [terms of service](/doc/article/tos) takes effect on 1 October 2026 at 00:00 UTC. See the list of changes below the text.
The previous version stays at [its own address](/doc/article/tos/versions/1).
If you do not agree, you can end your contract before that day; we refund the full days not yet used.
## What you need to do
If you agree with the new terms, there is nothing to do. Orders placed before that day keep their price. Ask about a clause in a ticket, so we both have the answer in writing.
## Why two weeks ahead
You should have time to read and compare. Every version has a number, a date from which it applies and a list of changes, so you can check what is different and from when.`,
      `[服务条款](/doc/article/tos)第 2 版将于 2026年10月1日 00:00（UTC）生效，变更内容见正文下方的修订记录。
上一版本仍可在[独立地址](/doc/article/tos/versions/1)查阅。
如不同意新条款，可在生效前终止协议，未使用的整日费用将予退还。
## 您需要做什么
如同意新条款，则无需任何操作。生效日之前提交的订单，价格保持不变。对某项条款有疑问，请提交工单，答复会以书面形式保留在工单中。
## 为什么提前公布
我们希望您有足够的时间阅读和比较。每一版条款都有版本号、生效日期和修订说明，哪些内容有变化、从哪一天开始适用，都可以逐条核对，也可以与上一版对照阅读。`,
      `[利用規約](/doc/article/tos)の第2版を、2026年10月1日 00:00（UTC）から適用します。変更点は本文の末尾の改定履歴に記載しています。
以前の版は[こちら](/doc/article/tos/versions/1)で引き続きお読みいただけます。
新しい規約に同意いただけない場合は、適用日より前に解約できます。お支払い済みで未使用の日数分は返金します。
## お手続きについて
同意いただける場合、お手続きは不要です。適用日より前のご注文の料金は変わりません。ご不明な点は、チケットでお尋ねください。回答が文書で残ります。
## 2週間前に公開する理由
お読みになり、以前の版と比べていただく時間を設けるためです。どの版にも番号、発効日、変更点を記載しており、何がいつから変わるのかを一つずつ確かめられます。`,
    ],
  },
  'service-levels-version-3': {
    releaseTime: '2026-09-17T00:00:00.000Z',
    title: ['Service levels: version 3 from 1 October', '服务等级协议第 3 版于 10月1日生效', 'SLA 第3版を10月1日から適用します'],
    summary: [
      'The promise stays at 99.97% a month and now covers Tokyo-1. Each region is measured separately, from outside our network.',
      '可用性承诺仍为每月 99.97%，适用范围新增东京一区，两地由网络外部的探测点分别测量。',
      '月間稼働率99.97%のお約束は変わりません。東京-1も対象に加わり、測定はリージョンごとに、当社のネットワークの外から行います。',
    ],
    body: [
      `Version 3 of the [service level agreement](/doc/article/service-level-agreements) takes effect on 1 October 2026. Availability of an instance stays at 99.97% a month.
All three versions are linked at the end of the text.
## What is new
- Tokyo-1 joins Los Angeles-1. Each region is measured separately, from probes outside our network.
- The allowance is the same: in a month of 30 days, 13 minutes for each instance.
- Every family has the same level, whatever its price; servers from offers and groups are covered too.
## If a month falls short
Name the instance and the times in a ticket within 30 days. The credit follows the table in the agreement and is added to your balance. It pays for servers ordered through the API; on request we apply it to your next order or renewal.`,
      `[服务等级协议](/doc/article/service-level-agreements)第 3 版将于 2026年10月1日生效，实例可用性承诺仍为每月 99.97%。
三个版本均可在正文末尾查阅。
## 变更内容
- 东京一区与洛杉矶一区同样适用本协议，两地分别由网络外部的探测点独立测量。
- 允许的中断时间不变：以 30 天的月份计，每台实例 13 分钟。
- 各规格族标准一致，与价格和购买方式无关，活动与拼团购买的实例同样适用。
## 如果某个月未达标
请在 30 天内提交工单，写明受影响的实例和中断时间。赔付比例以协议中的表格为准，计入您的账户余额，可支付通过 API 购买的服务器，也可要求抵扣下一笔订单或续费。`,
      `[サービス品質保証（SLA）](/doc/article/service-level-agreements)の第3版を2026年10月1日から適用します。インスタンスの稼働率は、これまでと同じ月間99.97%です。
3つの版は、いずれも本文の末尾からお読みいただけます。
## 変更点
- 東京-1が、ロサンゼルス-1と同じ条件で対象になります。測定はリージョンごとに、当社のネットワークの外から行います。
- 許容される停止時間は変わりません。30日の月で、1インスタンスあたり13分です。
- 水準はどのファミリーも同じで、料金や購入方法によって変わりません。キャンペーンや共同購入のインスタンスも対象です。
## 下回った月があれば
30日以内に、対象のインスタンスと時刻をチケットでお知らせください。補償は本文の表に従って残高に加算し、APIでのサーバーのご注文に使えます。ご希望により、次回のご注文または更新に充当します。`,
    ],
  },
  'year-end-hours': {
    releaseTime: '2026-11-16T00:00:00.000Z',
    endsAt: '2027-01-05T00:00:00.000Z',
    pinned: true,
    title: ['Support over the year-end holidays', '岁末年初服务安排', '年末年始のサポートについて'],
    summary: [
      'Tickets are answered around the clock, on every holiday. Live chat keeps its usual hours, 09:00 to 22:00 (UTC+8).',
      '节日期间工单照常全天受理，在线客服时间不变，仍为北京时间 09:00–22:00。',
      'チケットは休日も24時間受け付けます。有人チャットは通常どおり10:00〜23:00（日本時間）に対応します。',
    ],
    body: [
      `- Tickets: all day, every day, from the account centre.
- Live chat: 09:00 to 22:00 (UTC+8), on 31 December and 1 January too.
- Refunds and payments: banks are closed from 31 December to 3 January, so money may arrive later.
No network work is planned between 24 December and 4 January.
## Before the holidays
- If your server expires over these days, renew it early. It takes minutes.
- Make sure someone checks your account’s e-mail while you are away: that is where we write.
- Take a snapshot before your last change of the year. The first 5 GiB are free.
From the first working day after the holidays, refunds and payments arrive at their usual pace. If something is urgent, do not wait until then: open a ticket with the address of the server and the time when you last reached it.`,
      `- 工单：全天受理，可在账户中心提交。
- 在线客服：北京时间 09:00–22:00，12月31日与 1月1日照常。
- 退款与收款：12月31日至 1月3日银行不营业，到账可能顺延。
12月24日至 1月4日期间不安排网络维护。
## 放假之前
- 假期内到期的云服务器，建议提前续费，几分钟即可完成。
- 年内最后一次改动之前，先打一个快照。每个账户有 5 GiB 免费额度，出了问题可以退回。
- 外出期间请确认账户邮箱有人查看，服务通知会发送到该邮箱。
节后首个工作日起，退款与收款恢复正常到账时间。如遇紧急情况，请直接提交工单，写明服务器地址和最后一次正常访问的时间，不必等到节后。`,
      `- チケット：24時間365日、アカウントセンターから受け付けます。
- チャット：10:00〜23:00（日本時間）。12月31日と1月1日も対応します。
- 返金とお支払い：12月31日〜1月3日は銀行が休みのため、入金が遅れる場合があります。
12月24日〜1月4日は、ネットワークの計画メンテナンスを行いません。
## 休暇の前に
- 期間中に期限を迎えるサーバーは、早めの更新をおすすめします。数分で済みます。
- 年内最後の変更の前に、スナップショットを取っておくと安心です。5 GiBまでは無料です。
- ご不在の間も、アカウントのメールアドレスに届くお知らせを確認できるようにしておいてください。
休み明けの最初の営業日から、返金とお支払いの反映は通常どおりに戻ります。お急ぎの場合は休み明けを待たず、サーバーのIPアドレスと、最後に接続できた時刻を添えて、チケットでお知らせください。`,
    ],
  },
  'planned-work-tokyo': {
    releaseTime: '2027-06-01T01:00:00.000Z',
    title: ['Planned work in Tokyo-1 on 12 June 2027', '东京一区 2027年6月13日计划内维护', '東京-1の計画メンテナンス（2027年6月13日）'],
    summary: [
      'Annual power supply test, from 16:00 to 18:00 UTC. Servers keep running on batteries and generators; no interruption is expected.',
      '北京时间 00:00–02:00 进行年度供电测试。云服务器由电池与发电机供电，保持运行，预计不会中断，您无需操作。',
      '年に一度の電源試験を、1:00〜3:00（日本時間）に行います。サーバーはバッテリーと発電機で稼働を続け、停止の予定はありません。',
    ],
    body: [
      `On 12 June 2027 from 16:00 to 18:00 UTC the Tokyo data centre runs its annual power supply test. No interruption is expected. If one occurs, it counts as downtime under the [service level agreement](/doc/article/service-level-agreements).
## What you can do
There is nothing you have to do. If your service cannot pause at all, move its traffic to a server in Los Angeles-1 for these two hours.
| Scope | |
| Region | Tokyo-1 |
| Servers | all families, no interruption expected |
| Network | not affected |
If your server does not respond afterwards, open a ticket with its address and the time when you last reached it. Tickets are answered around the clock. Los Angeles-1, the account centre and the console are not part of the test and stay available.`,
      `北京时间 2027年6月13日 00:00–02:00（UTC 6月12日 16:00–18:00），东京机房进行年度供电测试，预计不会中断。如发生中断，按[服务等级协议](/doc/article/service-level-agreements)计入中断时间。
## 您需要做什么
无需任何操作。如业务完全不能中断，可在这两个小时内将流量切换至洛杉矶一区的云服务器。
| 影响范围 | |
| 地域 | 东京一区 |
| 云服务器 | 全部规格族，预计不中断 |
| 网络 | 不受影响 |
测试结束后，如果您的云服务器无法访问，请提交工单，写明服务器地址和最后一次正常访问的时间，工单全天受理。洛杉矶一区、账户中心与控制台不在测试范围内，可照常使用。`,
      `2027年6月13日 1:00〜3:00（日本時間、UTCでは6月12日 16:00〜18:00）に、東京のデータセンターで毎年恒例の電源試験を行います。停止は予定していません。万一停止した場合は、[サービス品質保証（SLA）](/doc/article/service-level-agreements)の停止時間に含めます。
## お客さまにお願いしたいこと
特別な作業は必要ありません。わずかな停止も許されない場合は、この2時間だけロサンゼルス-1のサーバーへ通信を切り替えてください。
| 対象 | |
| リージョン | 東京-1 |
| サーバー | すべてのファミリー（停止の予定なし） |
| ネットワーク | 影響なし |
試験のあとにつながらないサーバーがあれば、IPアドレスと、最後に接続できた時刻を添えてチケットでお知らせください。チケットは24時間受け付けます。ロサンゼルス-1、アカウントセンター、コンソールは試験の対象外で、通常どおりお使いいただけます。`,
    ],
  },
};
