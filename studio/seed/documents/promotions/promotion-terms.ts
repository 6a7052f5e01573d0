type InLanguages = readonly [en: string, zh: string, ja: string];

const lines = (...rules: readonly string[]): string => rules.join('\n');

const onePerPerson = ['One per person.', '每人限购 1 台。', 'お一人さま1台までです。'] as const;

/** The rules of an offer, one per line; the first of those that are limited says so. */
export const promotionTerms = (isOnePerPerson: boolean): InLanguages => (isOnePerPerson ? [join(0), join(1), join(2)] : ofEveryOffer);

const join = (language: 0 | 1 | 2): string => lines(onePerPerson[language], ofEveryOffer[language]);

const ofEveryOffer: InLanguages = [
  lines(
    'New orders only. Renewals cost the renewal price on the order, which is the list price, or the list price of that day if lower.',
    'Coupons do not apply to promotional products, and offers cannot be combined.',
    'There is no full refund. You get back what you paid, minus the days used at the daily list price; a day that has begun counts, and the result is never below zero. Consumers in the EEA and the UK can also withdraw within 14 days and receive everything.',
    'You see the amount before you confirm the refund.',
    'The offer starts and ends at the times shown (server time), at the same moment everywhere.',
    'To get the offer price, place the order before the offer ends, or within the 30 minutes your quote is valid, and pay before the order closes.',
  ),
  lines(
    '仅限新购；续费按订单上载明的续费价格（目录价）计费，当日目录价更低的按较低价格。',
    '活动产品不可使用优惠券，各项活动不可叠加。',
    '活动产品不支持全额退款：实付金额减去已用天数按目录价折算的费用，不足一天按一天计，最低退 0。居住在欧洲经济区和英国的消费者，还可在 14 天内撤回合同，取回全部款项。',
    '确认退款前，页面会列出计算过程和应退金额。',
    '活动自开始时刻起生效，到结束时刻为止，均以服务器时间为准，全球同步。',
    '在活动时间内，或在报价保留的 30 分钟内下单，并在订单自动关闭前付款的，享受活动价。',
  ),
  lines(
    '新規のご注文に限ります。更新は、ご注文に記載の更新料金（通常価格）でのお支払いになります。更新日の通常価格のほうが安い場合はその価格とします。',
    'キャンペーン製品にクーポンは使えません。ほかのキャンペーンとの併用もできません。',
    '全額返金の対象外です。お支払い額から、使用日数分（通常価格の日割り）を差し引いて返金します。1日に満たない使用は1日として数え、返金額が0を下回ることはありません。欧州経済領域と英国にお住まいの消費者の方は、14日以内であれば契約を撤回でき、全額が戻ります。',
    '返金を確定する前に、計算の内訳と返金額を画面でご確認いただけます。',
    'キャンペーンは開始時刻から終了時刻の直前までです。時刻は当社サーバーの時刻により、全世界で同時です。',
    '期間内、またはお見積もりの料金が有効な30分以内にご注文のうえ、ご注文が自動的に取り消される前にお支払いいただいた場合に、キャンペーン価格が適用されます。',
  ),
];
