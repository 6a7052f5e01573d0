import type { AnnouncementWords } from './announcements.ts';
import { groupBuying } from './promotions/group-campaigns.ts';
import { activationFeePercent } from './promotions/group-words.ts';
import { harbourWeek } from './promotions/promotions.ts';

export const activities = (now: Date): Readonly<Record<string, AnnouncementWords>> => ({
  'harbour-week': {
    releaseTime: harbourWeek(now).startsAt,
    endsAt: harbourWeek(now).endsAt,
    pinned: true,
    title: ['Harbour Week: yearly offers on four sizes', '港口周：四款规格年付优惠', 'ハーバーウィーク：4サイズを年払いで'],
    summary: [
      'General, MemoryX and Dedicated core servers at a discount for new yearly orders, for three weeks.',
      '通用型、MemoryX 与独享型共四款规格新购年付优惠，限时三周，洛杉矶一区与东京一区同享。',
      '汎用、MemoryX、専有コアの4サイズの新規年払いを、3週間限定で割引します。ロサンゼルス-1と東京-1が対象です。',
    ],
    body: [
      `Four sizes are on offer by the year, in both Los Angeles-1 and Tokyo-1.
- One per person.
- Coupons do not apply.
- Offers are refunded by use only: see the [refund policy](/doc/article/refund).
The offer ends at the same moment everywhere; its page counts down the time that is left. [Go to Harbour Week](/activity/festivals).
## How the price is calculated
The discount comes off the yearly list price, and the page shows both figures side by side. After the year you decide whether to renew. A renewal costs the renewal price on your order, which is the list price, or the list price of that day if lower.
## Before you order
Test the latency and choose the region first: it cannot be changed later, but you can move to a larger size of the series. Adjust disk and transfer in the configurator; you see the final amount before you order.`,
      `四款规格年付优惠，洛杉矶一区与东京一区同享。
- 每人限购 1 台。
- 不可使用优惠券。
- 活动产品仅按使用时长退款，详见[退款规则](/doc/article/refund)。
活动全球同时结束，剩余时间以活动页倒计时为准。[前往港口周](/activity/festivals)
## 价格如何计算
优惠从年付目录价中扣除，活动页会同时列出原价与活动价。一年到期后是否续费由您决定：续费按订单上载明的续费价格（目录价）计费，当日目录价更低的按较低价格。
## 下单之前
请先测试延迟、选好地域：购买后不能更换地域，但可以在同一系列内升配。磁盘和流量可在选购页调整，价格随之更新，提交订单前即可看到最终金额。`,
      `4つのサイズを、ロサンゼルス-1と東京-1の年払いでお得に販売します。
- お一人さま1台までです。
- クーポンは使えません。
- キャンペーン製品は使用分を差し引いて返金します。[返金ポリシー](/doc/article/refund)をご覧ください。
終了は世界同時です。残り時間はキャンペーンのページに表示しています。[ハーバーウィークへ](/activity/festivals)
## 料金の決まり方
通常の年額から割引した料金です。ページでは、通常価格とキャンペーン価格を並べて表示しています。1年後に更新するかどうかは、お客さまがお決めください。更新には、ご注文に記載の更新料金（通常価格）を適用し、更新日の通常価格のほうが安い場合はその価格とします。
## ご注文の前に
先に遅延を測ってリージョンをお選びください。購入後にリージョンは変えられませんが、同じシリーズ内のより大きいサイズに変更できます。ディスクと転送量は構成ページで調整でき、ご注文の前に最終金額をご確認いただけます。`,
    ],
  },
  'group-buy-general': {
    releaseTime: groupBuying(now).startsAt,
    title: ['Group buying: Essential for 2 to 10 people', '实用型拼团：2 至 10 人成团', 'ベーシックの共同購入を始めました'],
    summary: [
      'Two cores and four GiB at a group price once every seat is paid, with a renewal coupon for everyone. Otherwise you are refunded in full.',
      '2 核 4 GiB 云服务器拼团价，全员付款即成团，每位成员获得续费优惠券；未成团则按原支付方式退款。',
      '2コア・メモリ4 GiBを、全席のお支払いがそろえば共同購入価格でお求めいただけます。参加者全員に更新用クーポンをお渡しし、成立しなければ全額を返金します。',
    ],
    body: [
      `1. The leader pays first. Nobody can join before that.
2. Everyone who joins has three hours to pay; an unpaid seat opens again.
3. When every seat is paid, all servers are built and every member receives a coupon for a renewal.
A group has five days. If it does not fill, every payment is refunded. [Open groups](/activity/pintuan/part-vps).
## Before you start one
Leader and members need a verified real name, and each person takes one server. Coupons do not apply to the group price. Invite others with the link from the page: it shows how many seats are open and how much time is left.
The group size is chosen at the start and does not change. Members who have not paid can leave at any time; those who have paid wait until the group succeeds or fails. If you ask for a refund after the group has succeeded, an activation fee of ${activationFeePercent}% of the amount paid is withheld; the page says so again before you pay.`,
      `1. 团长先付款，付款后其他人才能加入。
2. 参团后须在 3 小时内付款，逾期席位自动释放。
3. 全员付款即成团，随后开通所有云服务器，每位成员获得一张续费优惠券。
拼团有效期 5 天，未成团则按原支付方式退款。[查看拼团广场](/activity/pintuan/part-vps)
## 开团之前
团长和成员都需要完成实名认证，每人限购 1 台，拼团价不可使用优惠券。成团人数在开团时选定，之后不能更改。
把页面给出的链接发给朋友即可邀请，链接会显示还差几人、剩余多少时间。如果不想再等，未付款的成员可以随时退出；已付款的成员须等到成团或拼团失败。成团后申请退款的，会扣除实付金额 ${activationFeePercent}% 的开通手续费，付款前页面会再次提示。`,
      `1. まず主催者がお支払いを済ませると、募集が始まります。
2. 参加後3時間以内にお支払いください。お支払いのない席は空席に戻ります。
3. 全席のお支払いがそろうと、全員のサーバーを作成し、参加者全員に更新用のクーポンをお渡しします。
期限は5日間です。成立しなければ、元のお支払い方法へ返金します。[募集中の共同購入](/activity/pintuan/part-vps)をご覧ください。
## 始める前に
主催者・参加者とも本人確認が必要で、お一人さま1台までです。共同購入価格にクーポンは使えません。人数は作成時に決まり、後から変えられません。
ページに表示されるリンクでご招待ください。残りの席と時間がわかります。お支払い前の参加者はいつでも抜けられますが、お支払い後は成立または不成立までお待ちください。成立後に返金を希望される場合は、お支払い額の${activationFeePercent}%を開通手数料として差し引きます。お支払いの前に、ページであらためてご案内します。`,
    ],
  },
  'renewal-coupons': {
    releaseTime: '2026-10-24T02:00:00.000Z',
    title: ['The coupon centre is open', '领券中心上线', 'クーポンセンターを開設しました'],
    summary: [
      'Claim a coupon for your next server or for a renewal, and choose it when you confirm the order.',
      '在领券中心领取新购和续费优惠券，确认订单时选用；每张券均注明使用门槛、有效天数和总张数。',
      '新しいサーバーのご注文や更新に使えるクーポンを、クーポンセンターで受け取れるようになりました。ご注文の確認時にお選びください。',
    ],
    body: [
      `Claim a coupon in the [coupon centre](/ac/coupon) and choose it on the confirmation page, before you pay. Each coupon shows its minimum order, validity and total number.
Coupons do not apply to promotional products and are not returned on a refund.
## How to use one
1. Complete real-name verification once.
2. Claim the coupon, and note its expiry date.
3. Choose it when you confirm the order. A coupon that does not apply says why.
One coupon per order. If we cannot deliver the server, you get it back with the days it had left.
## Claim and choose
Coupons are limited and go to those who claim first. If several fit one order, the confirmation page marks the one that saves most; you can choose another, or none. A coupon that does not apply yet shows how to adjust the configuration.`,
      `在[领券中心](/ac/coupon)领取，确认订单时选用。每张券均注明使用门槛、有效天数和总张数。
活动产品不可用券，退款时优惠券不退回。
## 使用步骤
1. 完成一次实名认证。
2. 领取优惠券，查看有效期。
3. 确认订单时选用；不符合条件的优惠券会写明原因。
每笔订单限用一张。如果因我们的原因未能交付，优惠券连同剩余有效期一并退回。
## 领取与选择
优惠券数量有限，先到先得，领完为止。同一订单有多张可用时，确认页会标出优惠金额最大的一张，也可以改选其他券或不用券。暂不可用的券会提示怎样调整配置即可使用。`,
      `[クーポンセンター](/ac/coupon)で受け取り、ご注文の確認画面で選んでください。最低利用額、有効期間、配布枚数はクーポンごとに表示しています。
キャンペーン製品には使えません。返金の際、クーポンは戻りません。
## 使い方
1. 本人確認を一度だけ済ませます。
2. クーポンを受け取り、有効期限を確かめます。
3. ご注文の確認画面で選びます。使えない場合は、その理由を表示します。
1回のご注文に1枚までです。当社の都合で提供できなかった場合は、残りの有効期間とともにクーポンをお戻しします。
## 受け取りと選択
枚数には限りがあり、先着順で、なくなり次第終了します。1回のご注文に使えるクーポンが複数ある場合は、確認画面で割引額が最も大きいものを示します。別のクーポンを選ぶことも、使わないこともできます。まだ使えないクーポンには、構成をどう変えれば使えるかを表示します。`,
    ],
  },
  'affiliate-payout': {
    releaseTime: '2026-10-08T02:00:00.000Z',
    title: ['Affiliates are paid within 24 hours', '推广佣金 24 小时内到账', 'アフィリエイト報酬は24時間以内に'],
    summary: [
      'Commission of up to 7% of a new customer’s first order arrives within 24 hours of payment, delivery and verification.',
      '新客户的订单付款、交付并完成实名认证后，推广佣金 24 小时内到账，最高返佣 26%，可以提现。',
      '最大26%の報酬を、ご注文のお支払い、サーバーの提供、お客さまの本人確認が済むと、24時間以内にお支払いします。',
    ],
    body: [
      `A new verified customer’s first order at the list price counts, for 30 days after the visit from your link. Commission goes to the balance of your account. Orders that are refunded are deducted. [Join the programme](/aff).
## What changed
Commission used to be paid at the end of the month. It now goes out within 24 hours of the payment, the delivery and the customer’s verification, whichever is last. You can withdraw it to PayPal or Alipay, or spend it on servers ordered through the API.
## Please note
Promotional products, domain names and your own orders carry no commission. Rates differ by product and by how many sales you bring; the account centre shows yours. Affiliates need a verified real name and say next to the link that they are paid. When a customer is refunded, the commission on that amount is deducted from your balance. The full rules are in the article on the [affiliate programme](/doc/article/affiliate).`,
      `已实名认证的新客户，通过您的链接访问后 30 天内按目录价购买的首笔订单，付款并交付后 24 小时内计入余额，退款订单将扣除。[加入推广计划](/aff)
## 有什么变化
过去佣金要等到月底统一结算，现在付款、交付和客户实名认证均完成后 24 小时内即可到账。佣金可以提现到 PayPal 或支付宝，也可用于通过 API 购买云服务器。
## 请注意
活动产品和域名不计佣，自己下单也不计佣。返佣比例因产品和推广业绩而异，以账户中心显示的为准。推广者需完成实名认证，并在链接旁公开说明会获得佣金。客户退款的，与退款金额对应的佣金会从余额中扣回；完整规则见[推广计划](/doc/article/affiliate)。`,
      `ご自身のリンクからの訪問後30日以内の、本人確認が済んだ新しいお客さまの、通常価格での最初のご注文が対象です。報酬はお支払い、提供、本人確認のうち最後のものから24時間以内に残高へ加算し、返金されたご注文の分は差し引きます。[アフィリエイトに参加](/aff)
## 変わったこと
これまでは月末にまとめてお支払いしていましたが、お支払い、サーバーの提供、お客さまの本人確認のうち最後のものから24時間以内に変わりました。報酬はPayPalやAlipayで引き出せるほか、APIでのサーバーのご注文に使えます。
## ご注意
キャンペーン製品、ドメイン、ご自身のご注文は対象になりません。料率は製品と紹介の実績によって異なり、アカウントセンターに表示されるものが適用されます。参加には本人確認が必要で、報酬を受け取ることをリンクのそばに明示してください。お客さまに返金があった場合は、返金額にあたる報酬を残高から差し引きます。詳しくは[アフィリエイトプログラム](/doc/article/affiliate)をご覧ください。`,
    ],
  },
});
