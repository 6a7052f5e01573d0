import type { TradeTermName } from '../../../lib/content/values/seller.ts';
import { localeString, localeText, type LocaleText } from '../seed-document.ts';

/** What the seller says of its sales, as the legal texts have it. */
const terms: Readonly<Record<TradeTermName, LocaleText>> = {
  price: localeText(
    'The price of each product is on its page, by region and currency, and the total is shown before you order. Where there is none, we quote it in a ticket before you order. Prices include the taxes we must charge where you live.',
    '各产品的价格按地域和币种列于产品页面，下单前显示总价。页面未列价格的，我们在您下单前通过工单报价。价格已包含按您所在地规定应由我们收取的税费。',
    '各製品の料金は、リージョンと通貨ごとに製品ページに表示し、ご注文の前に合計額を表示します。料金の表示がない製品は、ご注文の前にチケットでお見積もりします。料金には、お住まいの地域で必要な税が含まれます。',
  ),
  otherCosts: localeText(
    'None from us. You pay for your own internet connection, and any fee your bank charges for payments abroad or in another currency.',
    '我们不收取其他费用。您自己的上网费用，以及银行就境外付款或其他币种付款收取的手续费，由您承担。',
    '当社からの請求はありません。インターネット接続の料金と、海外または別の通貨でのお支払いに金融機関が定める手数料は、お客さまのご負担となります。',
  ),
  payment: localeText(
    'PayPal, credit or debit card (through Stripe), or Alipay.\nThe whole amount is due when you order; an order unpaid after 3 hours closes. A renewal is paid before the period ends, or within the 7 days for which the server is kept.\nObject storage, snapshots beyond the free 5 GiB and disks kept without a server are billed by e-mail after each calendar month and paid within 7 days.',
    'PayPal、信用卡或借记卡（通过 Stripe）、支付宝。\n下单时一次付清全部金额，3 小时内未付款的订单自动关闭。续费须在购买周期结束前，或服务器保留的 7 天内付款。\n对象存储、超出 5 GiB 免费额度的快照和未挂载服务器的磁盘，每个自然月结束后以邮件出账，7 天内付款。',
    'PayPal、クレジットカード・デビットカード（Stripe経由）、Alipay。\nご注文時に全額をお支払いいただき、3時間以内にお支払いのないご注文は自動的に取り消されます。更新料金は、期間の終了前、またはサーバーを保管する7日間のうちにお支払いいただきます。\nオブジェクトストレージ、5 GiBの無料枠を超えるスナップショット、サーバーに接続していないディスクは、暦月の終了後にメールでご請求し、7日以内にお支払いいただきます。',
  ),
  delivery: localeText(
    'A server is usually ready about two minutes after your payment is confirmed. If a server has not been delivered within 24 hours, we refund you in full automatically. For a server bought in a group, both times begin when every seat is paid.',
    '通常在付款确认后约 2 分钟开通。服务器在 24 小时内未交付的，我们自动全额退款。拼团购买的服务器，两项时间均自全部席位付款后起算。',
    'お支払いの確認後、通常約2分で提供を開始します。24時間以内に提供できない場合は、自動的に全額を返金します。共同購入のサーバーは、いずれの時間も、全席のお支払いがそろってから数えます。',
  ),
  applicationPeriod: localeText(
    'A quote is valid for 30 minutes. Offers, coupons and group purchases state their last day and hour on their pages. Everything else can be ordered at any time while it is in stock.',
    '报价 30 分钟内有效。优惠活动、优惠券和拼团在各自页面注明截止时间。其余产品有库存时可随时下单。',
    'お見積もりの有効期間は30分です。キャンペーン、クーポン、共同購入の期限は、それぞれのページに表示します。そのほかの製品は、在庫がある限りいつでもお申し込みいただけます。',
  ),
  renewal: localeText(
    'Periods run from 1 month to 5 years, with no further minimum term. Nothing is charged automatically unless you turn on automatic renewal for a server: we then e-mail you the amount a week before its period ends and charge your saved payment method 3 days before. You can turn it off on the order page at any time. The renewal price on your order applies to its next renewal for the same period, or the list price of that day if lower. We remind you 7 days and 1 day before a server’s period ends. Domain names are registered for a year, are not renewed automatically, and we send no reminders of our own. For generic suffixes the registrar e-mails the holder about a month and a week before the last day; do not rely on it.',
    '购买周期为 1 个月至 5 年，没有其他最低使用期限。除非您为服务器开启自动续费，否则不会自动扣款；开启后，到期前一周邮件告知金额，到期前 3 天从您保存的支付方式扣款，可随时在订单页面关闭。下一次按相同周期续费，适用订单上载明的续费价格；当日目录价更低的，按目录价。服务器到期前 7 天和 1 天会提醒您。域名每次注册一年，不自动续费，我们也不发送提醒。通用后缀的注册商会在到期前约一个月和约一周向持有人发送邮件，请勿以此为准。',
    '期間は1か月から5年までで、それ以外の最低利用期間はありません。サーバーの自動更新を有効にされない限り、自動で請求することはありません。有効にされた場合は、終了の1週間前に金額をメールでお知らせし、終了の3日前に、保存されたお支払い方法へ請求します。ご注文のページでいつでも無効にできます。同じ期間での次回の更新には、ご注文に記載の更新料金を適用し、更新日の通常価格のほうが安い場合はその価格とします。サーバーのご利用期限の7日前と1日前にお知らせします。ドメインは1年単位の登録で、自動更新はなく、当社からのお知らせもありません。一般の末尾（.comなど）では、期限の約1か月前と約1週間前にレジストラから登録者へメールが届きますが、これに頼らずご自身でご確認ください。',
  ),
  withdrawal: localeText(
    [
      'Before delivery you can cancel at any time and receive the whole amount, except for a paid seat in a group (see the refund policy).',
      'Regular products: a full refund within 72 hours of payment, once per person and product family; after that, a refund for the full days not yet used.',
      'Promotional products: the amount paid, minus the days used at the list price. Registered domain names are not refunded.',
      'Group purchases: a refund after the group has succeeded also deducts an activation fee of 10% of the amount paid, or the higher rate on the page of the group. Renewals: the whole amount until the period begins.',
      'Consumers in the European Economic Area and the United Kingdom can withdraw within 14 days, without giving a reason.',
      'Request a refund in the console or by ticket. The refund policy has the details; your rights as a consumer are not affected.',
    ].join('\n'),
    [
      '开通前可随时取消，并获得全额退款（已付款的拼团席位除外，见退款规则）。',
      '常规产品：付款后 72 小时内全额退款，每人每个规格族限一次；此后退还未使用的整日费用。',
      '活动产品：按实付金额扣除已用天数的目录价后退款。已注册的域名不退款。',
      '拼团：成团后退款，另扣实付金额 10% 的开通手续费（拼团页面标明更高比例的，以该比例为准）。续费：周期开始前全额退款。',
      '居住在欧洲经济区和英国的消费者，可在 14 天内无理由撤回合同。',
      '可在控制台或通过工单申请退款，详见退款规则。您作为消费者的法定权利不受影响。',
    ].join('\n'),
    [
      '提供の開始前は、いつでも取り消すことができ、全額を返金します（お支払い済みの共同購入の席を除きます。返金ポリシーをご覧ください）。',
      '通常製品：お支払いから72時間以内は全額（お一人さま、ファミリーごとに1回）、その後は未使用の日数分を返金します。',
      'キャンペーン製品：お支払い額から、使用日数分の通常価格を差し引いて返金します。登録済みのドメインは返金の対象外です。',
      '共同購入：成立後の返金では、さらに開通手数料（お支払い額の10%。共同購入のページにより高い料率を表示した場合はその料率）を差し引きます。更新：期間が始まるまでは全額を返金します。',
      '欧州経済領域と英国にお住まいの消費者は、14日以内であれば、理由を示さずに契約を撤回できます。',
      '返金は、コンソールまたはチケットでお申し込みください。詳しくは返金ポリシーをご覧ください。なお、消費者としての法令上の権利に影響を与えるものではありません。',
    ].join('\n'),
  ),
  defects: localeText(
    'If a service is not as agreed, tell us in a ticket: we put it right or refund the unused days. If a month falls below the availability of the service level agreement, its credit applies. Your statutory rights are not affected.',
    '请通过工单告知：我们会修复，或退还未使用的整日费用。当月可用性低于服务等级协议的，按协议赔付。您的法定权利不受影响。',
    'サービスが契約の内容に適合しない場合は、チケットでお知らせください。修補するか、未使用の日数分を返金します。月の稼働率がSLAの値を下回った場合は、SLAに基づき補償します。なお、法令上の権利に影響を与えるものではありません。',
  ),
  requirements: localeText(
    'A current browser with JavaScript for orders and the console. An SSH client for Linux servers, a remote desktop client for Windows servers.',
    '下单和使用控制台需要启用 JavaScript 的新版浏览器。连接 Linux 服务器需要 SSH 客户端，连接 Windows 服务器需要远程桌面客户端。',
    'ご注文とコンソールのご利用には、JavaScriptを有効にした最新のブラウザが必要です。Linuxサーバーへの接続にはSSHクライアント、Windowsサーバーへの接続にはリモートデスクトップクライアントをご用意ください。',
  ),
  limits: localeText(
    'You must be at least 18 years old. Group purchases, and offers that say so, are limited to one unit per person. Coupons state their conditions.',
    '您须年满 18 周岁。拼团及标明的优惠活动每人限购 1 台。优惠券的使用条件见券面说明。',
    '18歳以上の方がお申し込みいただけます。共同購入と、その旨を表示したキャンペーンは、お一人さま1台までです。クーポンの条件はそれぞれに表示します。',
  ),
  catalogue: localeText('There is no printed catalogue.', '没有纸质目录。', '有料カタログはありません。'),
  advertising: localeText(
    'Only if you have asked for it, from news@marlow.example. Each message has an unsubscribe link.',
    '仅在您主动订阅后由 news@marlow.example 发送，每封邮件都附有退订链接。',
    'ご希望の方に限り、news@marlow.exampleからお送りします。各メールのリンクからいつでも配信を停止できます。',
  ),
};

/**
 * A seller that anyone can see is an example: no company has this name, and its numbers are zeros. No filing is made up. `isExample` makes
 * the imprint say so, and the check of the Studio list it until a launch replaces it.
 */
export const exampleSeller = {
  isExample: true,
  country: 'HK',
  legalName: localeString('Marlow Hosting Limited (example)', 'Marlow Hosting Limited（示例）', 'Marlow Hosting Limited（記入例）'),
  representative: localeString('A. Example, director', '某某（示例）', '見本 太郎（取締役、記入例）'),
  address: localeText(
    'Unit 0000, Example Tower\n1 Sample Road\nHong Kong',
    '香港示例道 1 号\n示例大厦 0000 室',
    'Unit 0000, Example Tower\n1 Sample Road, Hong Kong\n（記入例）',
  ),
  domesticOffice: localeText(
    'Sample Building 0F, 0-0-0 Example, Tokyo\n+81 3 0000 0000',
    '东京都示例区 0-0-0 示例大楼 0 层\n+81 3 0000 0000',
    '東京都見本区見本町0-0-0 見本ビル0階\n電話 +81 3 0000 0000',
  ),
  euRepresentative: localeText(
    'Example Representative B.V. (example)\n0 Sample Street, Example City, Netherlands',
    'Example Representative B.V.（示例）\n0 Sample Street, Example City, Netherlands',
    'Example Representative B.V.（記入例）\n0 Sample Street, Example City, Netherlands',
  ),
  ukRepresentative: localeText(
    'Example Representative Limited (example)\n0 Sample Street, Example City, United Kingdom',
    'Example Representative Limited（示例）\n0 Sample Street, Example City, United Kingdom',
    'Example Representative Limited（記入例）\n0 Sample Street, Example City, United Kingdom',
  ),
  dsaContact: localeText(
    'legal@marlow.example (example), in English',
    'legal@marlow.example（示例），使用英文',
    'legal@marlow.example（記入例）、英語',
  ),
  telephone: '+852 0000 0000',
  email: 'support@marlow.example',
  registration: localeString(
    'Hong Kong Companies Registry no. 0000000',
    '公司注册编号 0000000（香港公司注册处）',
    '香港会社登記番号 0000000',
  ),
  governingLaw: localeText(
    'The law of Hong Kong. Consumers keep the protection of the law of the country in which they live, and its courts.',
    '适用香港法律。消费者仍受其居住国法律保护，并可向当地法院起诉。',
    '香港法を準拠法とします。消費者のお客さまは、お住まいの国の法律による保護を受け、その国の裁判所をご利用いただけます。',
  ),
  terms,
};
