type InLanguages = readonly [en: string, zh: string, ja: string];

const lines = (...rules: readonly string[]): string => rules.join('\n');

/** The rules of every offer, one per line. */
export const promotionTerms: InLanguages = [
  lines(
    'One for each person, new orders only. Renewals are charged at the list price of the day of renewal.',
    'Coupons do not apply to promotional products, and an offer cannot be combined with another one.',
    'There is no full refund. You get back what you paid, less the used days at the list price of a day; a day that has begun counts, and the result is never below zero.',
    'The sum is calculated and shown to you before you confirm the refund.',
    'The offer runs from its first instant until just before its last one, by our clock, at the same time everywhere.',
    'An order counts for the offer when it was placed inside that window and paid before it closed by itself.',
  ),
  lines(
    '每人限购一台，仅限新购；续费按续费当日的目录价计费。',
    '活动产品不可使用优惠券，各项活动不可叠加。',
    '活动产品不支持全额退款：实付金额减去已用天数按目录价折算的费用，不足一天按一天计，最低退 0。',
    '确认退款前，页面会列出计算过程和应退金额。',
    '活动自开始时刻起生效，到结束时刻为止，均以服务器时间为准，全球同步。',
    '在活动时间内下单，并在订单自动关闭前付款的，享受活动价。',
  ),
  lines(
    '新規のご注文に限り、お一人さま1台までです。更新は、更新日の通常価格でのお支払いになります。',
    'キャンペーン製品にクーポンは使えません。ほかのキャンペーンとの併用もできません。',
    '全額返金の対象外です。お支払い額から、使用日数分（通常価格の日割り）を差し引いて返金します。1日に満たない使用は1日として数え、返金額が0を下回ることはありません。',
    '返金を確定する前に、計算の内訳と返金額を画面でご確認いただけます。',
    'キャンペーンは開始時刻から終了時刻の直前までです。時刻は当社のサーバーの時計により、全世界で同時です。',
    '期間内にご注文のうえ、ご注文が自動的に取り消される前にお支払いいただいた場合に、キャンペーン価格が適用されます。',
  ),
];
