import { localeString, localeText } from '../../seed-document.ts';

type InLanguages = readonly [en: string, zh: string, ja: string];

/** What is withheld when a member of a group that succeeded asks for a refund. */
export const activationFeePercent = 10;

const lines = (...rules: readonly string[]): string => rules.join('\n');

/** The rules of every group, one per line. */
export const groupTerms: InLanguages = [
  lines(
    'One server per person, and one group of this offer at a time. Leader and members need a verified real name.',
    'A group that is not full and fully paid five days after the leader’s payment fails: every payment is refunded in full to the original payment method.',
    'After holding unpaid seats of one group for six hours in total, you cannot take another one in it. Other groups stay open to you.',
    `When a member of a successful group asks for a refund, an activation fee of ${activationFeePercent}% of the amount paid is withheld. Servers bought in a group are promotional products and are refunded by use. Consumers in the EEA and the UK can also withdraw within 14 days and receive everything.`,
    'Coupons and other offers do not apply to the group price.',
    'The coupon every member receives is for a renewal, of this server or another one. It is given once per person in this offer.',
    'The hidden coupon is drawn once per successful group, from a seed that is fixed in advance and can be verified afterwards.',
  ),
  lines(
    '每人限购 1 台，同一活动同一时间只能参加一个团；团长和成员均须完成实名认证。',
    '自团长付款起 5 天内未满员或有人未付款，即为拼团失败，全部款项按原支付方式全额退回。',
    '在同一个团累计占用未付款席位满 6 小时的，不能再加入该团，可参加其他团。',
    `成团后成员申请退款的，扣除实付金额 ${activationFeePercent}% 的开通手续费；拼团购买的云服务器属于活动产品，仅按使用时长退款。居住在欧洲经济区和英国的消费者，还可在 14 天内撤回合同，取回全部款项。`,
    '拼团价不可使用优惠券，也不与其他活动叠加。',
    '成团后赠送的优惠券用于续费，可用于本服务器或您的其他服务器；同一活动每人仅赠一次。',
    '每个团成团后仅抽取一次隐藏优惠券，随机种子事先确定，事后可查验。',
  ),
  lines(
    'お一人さま1台まで、同じキャンペーンで参加できるのは同時に1グループです。主催者・参加者とも本人確認が必要です。',
    '主催者のお支払いから5日以内に満席とならない場合、または全員のお支払いがそろわない場合は不成立となり、全員のお支払いを元のお支払い方法へ全額返金します。',
    'お支払いのない席を同じグループで合計6時間確保された方は、そのグループに再度参加できません。ほかのグループには参加できます。',
    `成立後に参加者が返金を希望される場合は、お支払い額の${activationFeePercent}%を開通手数料として差し引きます。共同購入のサーバーはキャンペーン製品のため、使用分を差し引いての返金となります。欧州経済領域と英国にお住まいの消費者の方は、14日以内であれば契約を撤回でき、全額が戻ります。`,
    '共同購入価格にクーポンは使えません。ほかのキャンペーンとの併用もできません。',
    '成立時にお渡しするクーポンは更新用です。このサーバーのほか、お持ちの別のサーバーの更新にも使えます。同じキャンペーンではお一人さま1回です。',
    '隠しクーポンの抽選は、成立したグループごとに1回です。抽選に使う値は事前に固定し、後から検証できます。',
  ),
];

interface Question {
  readonly key: string;
  readonly question: InLanguages;
  readonly answer: InLanguages;
}

const questions: readonly Question[] = [
  {
    key: 'pay',
    question: ['When do I pay?', '什么时候付款？', 'いつ支払いますか？'],
    answer: [
      'As the leader, right away: only then does the group open to others. As a member, within three hours of joining, and before the group ends. An unpaid seat opens again.',
      '团长开团时付款，付款后其他人才能加入。成员加入后有 3 小时付款时间，但不超过拼团的剩余时间；逾期未付款，席位自动释放。',
      '主催者は募集を始めるときにお支払いください。お支払い後に募集が始まります。参加者は参加から3時間以内、ただし募集の期限までです。お支払いのない席は空席に戻ります。',
    ],
  },
  {
    key: 'size',
    question: ['Can the group size change?', '开团后可以改人数吗？', '募集の途中で人数を変えられますか？'],
    answer: [
      'No. The leader chooses the size when starting the group, and it stays. The price is the same for every size.',
      '不可以。人数在开团时选定，之后不能更改。各种人数的拼团价相同。',
      'いいえ。人数は募集を始めるときに主催者が選び、その後は変わりません。料金はどの人数でも同じです。',
    ],
  },
  {
    key: 'leave',
    question: ['Can I leave a group?', '可以退团吗？', '途中で抜けられますか？'],
    answer: [
      'Before you pay, at any time. After paying you stay until the group succeeds or fails, so that nobody waits for a seat that is already sold.',
      '付款前可以随时退出。付款后须等到成团或拼团失败，这样其他成员不会白等已售出的席位。',
      'お支払い前ならいつでも抜けられます。お支払い後は、成立または不成立が決まるまでお待ちください。ほかの参加者をお待たせしないためです。',
    ],
  },
  {
    key: 'servers',
    question: ['When do I get my server?', '什么时候能拿到服务器？', 'サーバーはいつ使えますか？'],
    answer: [
      'Once every seat is paid, all members’ servers are built, usually within about two minutes. If one cannot be built, that member is refunded in full and the others keep theirs.',
      '全员付款后，所有成员的云服务器随即开通，通常约 2 分钟。若有一台无法开通，仅向该成员全额退款，不影响其他人。',
      '全席のお支払いがそろうと、全員のサーバーを作成します。通常は約2分です。1台だけ作成できない場合は、その方にのみ全額を返金し、ほかの方のサーバーはそのままお使いいただけます。',
    ],
  },
  {
    key: 'renewal',
    question: ['What does renewal cost?', '续费多少钱？', '更新料金はいくらですか？'],
    answer: [
      'The list price, shown beside the group price and on your order, or the list price on the day of renewal if lower. The group price applies to the first period only. The coupon every member receives reduces a renewal.',
      '按目录价计费，目录价列在拼团价旁边和您的订单上；续费当日目录价更低的，按较低价格。拼团价仅适用于首个购买周期。续费时可使用成团后赠送的优惠券。',
      '通常価格です。共同購入価格の横とご注文に表示しており、更新日の通常価格のほうが安い場合はその価格とします。共同購入価格は最初の期間だけに適用されます。更新の際は、成立時にお渡しするクーポンをお使いいただけます。',
    ],
  },
];

export const groupQuestions = questions.map(({ key, question, answer }) => ({
  _type: 'questionEntry',
  _key: key,
  question: localeString(...question),
  answer: localeText(...answer),
}));
