import type { AnnouncementWords } from './announcements.ts';

export const activities: Readonly<Record<string, AnnouncementWords>> = {
  'harbour-week': {
    releaseTime: '2026-11-17T00:00:00.000Z',
    endsAt: '2026-12-15T00:00:00.000Z',
    pinned: true,
    title: ['Harbour Week: four sizes at their lowest', '港口周：四款规格全年低价', 'ハーバーウィーク：4サイズが年間最安'],
    summary: [
      'General and dedicated-core servers at a discount for new yearly orders, until 15 December.',
      '通用型与独享型新购年付优惠，12 月 15 日结束。',
      '汎用と専有コアの新規年払いを割引します。12月15日までです。',
    ],
    body: [
      `Four sizes are sold at their lowest price of the year, in Los Angeles-1 and Tokyo-1 alike.
- One for each account.
- Coupons do not apply.
- Offers are refunded by use only; see the [refund policy](/doc/article/refund).
The offer ends at the same instant everywhere, 15 December 2026 at 00:00 UTC. [Go to Harbour Week](/activity/festivals).`,
      `四款规格全年最低价，洛杉矶一区与东京一区同享。
- 每个账户限购一台。
- 不可使用优惠券。
- 活动产品仅按使用时长退款，详见[退款规则](/doc/article/refund)。
活动于 2026 年 12 月 15 日 08:00（北京时间）全球同时结束。[前往港口周](/activity/festivals)。`,
      `4つのサイズを、ロサンゼルス-1と東京-1で年間最安の料金で販売します。
- 1アカウントにつき1台までです。
- クーポンは使えません。
- キャンペーン製品は使用分を差し引いて返金します。[返金ポリシー](/doc/article/refund)をご覧ください。
2026年12月15日 9:00（日本時間）に、世界同時に終了します。[ハーバーウィークへ](/activity/festivals)。`,
    ],
  },
  'group-buy-general': {
    releaseTime: '2026-11-15T02:00:00.000Z',
    title: ['Group buying: Essential for five', '拼团：五人同享实用型', 'ベーシックの共同購入を始めました'],
    summary: [
      'Two cores and four GiB at a group price, once every seat of the group is paid.',
      '2 核 4 GiB 拼团价，全员付款即成团。',
      '2コア・メモリ4 GiBを、全席のお支払いがそろえば共同購入価格でお求めいただけます。',
    ],
    body: [
      `1. The leader pays first. Nobody can join before that.
2. Everyone who joins has three hours to pay; a seat that is not paid opens again.
3. When every seat is paid, all servers are built and every member receives a coupon.
A group has five days. If it does not fill, every payment goes back the way it came. [Open groups](/activity/pintuan/part-vps).`,
      `1. 团长先付款，付款后其他人才能加入。
2. 参团后须在 3 小时内付款，逾期席位自动释放。
3. 全员付款即成团，随后开通所有云服务器，每位成员获得一张优惠券。
拼团有效期 5 天，未成团则原路退款。[查看拼团广场](/activity/pintuan/part-vps)。`,
      `1. まず主催者がお支払いを済ませると、募集が始まります。
2. 参加後3時間以内にお支払いください。お支払いのない席は空席に戻ります。
3. 全席のお支払いがそろうと、全員のサーバーを作成し、参加者全員にクーポンをお渡しします。
期限は5日間です。成立しなければ、お支払いは元の方法で返金します。[募集中の共同購入](/activity/pintuan/part-vps)をご覧ください。`,
    ],
  },
  'renewal-coupons': {
    releaseTime: '2026-10-24T02:00:00.000Z',
    title: ['The coupon centre opens for renewals', '领券中心上线续费优惠券', '更新に使えるクーポンの配布を開始'],
    summary: [
      'Coupons are no longer for new servers alone: renewals, upgrades and expansions have theirs.',
      '续费、升级、扩容现在也有优惠券可领。',
      '新規購入に加えて、更新、アップグレード、拡張に使えるクーポンを配布します。',
    ],
    body: [
      `Claim a coupon in the [coupon centre](/ac/coupon) and choose it on the last page of the order. Each coupon says its minimum spend, how many days it lasts and how many are left.
Coupons do not apply to promotional products and are not returned on a refund.`,
      `在[领券中心](/ac/coupon)领取，确认订单时选用。每张券均注明使用门槛、有效天数和剩余数量。
活动产品不可用券，退款时优惠券不退回。`,
      `[クーポンセンター](/ac/coupon)で受け取り、ご注文の確認画面で選んでください。最低利用額、有効日数、残り枚数はクーポンごとに表示しています。
キャンペーン製品には使えません。返金の際、クーポンは戻りません。`,
    ],
  },
  'affiliate-payout': {
    releaseTime: '2026-10-08T02:00:00.000Z',
    title: ['Affiliates are paid within 24 hours', '推广佣金 24 小时内到账', 'アフィリエイト報酬を24時間以内にお支払い'],
    summary: [
      'Commission of up to 7 percent arrives within a day of the order being paid.',
      '订单付款后 24 小时内到账，最高返佣 26%。',
      '最大26%の報酬を、ご注文のお支払いから24時間以内にお支払いします。',
    ],
    body: [
      `Every paid order from your link counts, for 30 days after the first visit. Commission goes to your balance within 24 hours. Orders that are refunded are deducted. [Join the programme](/aff).`,
      `好友首次访问后 30 天内通过您的链接下单并付款即计佣，24 小时内计入余额，退款订单将扣除。[加入推广计划](/aff)。`,
      `最初の訪問から30日以内の、あなたのリンク経由のご注文が対象です。報酬は24時間以内に残高へ加算し、返金されたご注文の分は差し引きます。[アフィリエイトに参加](/aff)。`,
    ],
  },
};
