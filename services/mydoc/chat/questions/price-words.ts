import type { Currency } from '#lib/money/currencies.ts';
import { patternOf } from './pattern-of.ts';

/** Asks for an amount. Texts are folded: one width, lower case, simplified characters. */
export const asksForPrice = patternOf(String.raw`
  \b(?:how|hwo|how's) ?much(?! (?:traffic|transfer|space|memory|bandwidth|disk|storage|ram|time|data|snapshot))|
  what(?:'s| is| are| does| do| would| will)?.{0,60}\b(?:prices?|costs?)\b|\bprices? (?:of|for|in)\b|\bcosts? of\b|
  \bpricing\b|\bquote\b|\bcheapest\b|\bprice\??$|\bprice (?:per|to|month|year|annual)|
  \b(?:monthly|yearly|annual|starting|lowest|total|list) (?:price|fee|cost|rate)s?\b|\bhow expensive\b|
  \b(?:do|would|will|must|should) (?:i|we) (?:have to )?pay\b|\bgo(?:es)? for\b|\bstart(?:s|ing)? (?:at|from)\b|
  \bcost (?:me|us)\b|
  多少钱|什么价|何价|价格|价钱|价位|报价|报个价|啥价|几钱|几多钱|怎么卖|咋卖|
  多少(?:美元|美刀|美金|刀|港币|港元|日元|日币|円|元|块|米)|(?:美元|美刀|美金|港币|港元|日元|日币)多少|
  (?:费用|月费|年费|价).{0,4}(?:多少|几)|(?:每月|每年|月付|年付|一共|总共|合计|分别|各|差)多少|(?:花|付|交|需要?|是)多少|
  起步价|最低价|多少钱?起|月费|年费|要多少|最便宜|いくら|なんぼ|おいくら|何円|
  (?:料金|価格|价格|値段|值段|費用|费用|金額|金额|月額|月额|年額|年额)(?:は|を|が|って|[?？。]|$|教|知)|见积|見積|最安|
  一番安い
`);

/** Asks for the least that something costs. */
export const cheapest = patternOf(String.raw`
  \b(?:cheapest|lowest|least expensive|smallest|start(?:s|ing)? (?:at|from)|starting price)\b|
  最便宜|最低|最安|最小|一番安い|一番小さい|いくらから|[起从]步|多少钱?起
`);

/** Speaks of money at all: enough where a size is named. */
export const speaksOfPrice = patternOf(String.raw`
  \bprice|\bcost|\bpay\b|\bcharge|\brate\b|\bfee|\bcheap|\bexpensive|\bbudget\b|
  价|费|钱|贵|便宜|安い|安く|高い|料金|価格|値段|值段|费用|費用|金額|金额|払|コスト|见积|見積
`);

/** What is sold by catalogue: a server. */
export const namesServer = patternOf(String.raw`
  \bservers?\b|\bvps\b|\bcvm\b|\becs\b|\binstances?\b|\bvms?\b|\bmachines?\b|\bplans?\b|
  服务器|云主机|主机|实例|套餐|机器|サーバ|インスタンス|プラン|仮想マシン
`);

/** Other products and charges: a question about their price is answered from the texts. */
export const namesOtherProduct = patternOf(String.raw`
  \bupgrad|\bdowngrad|\bresiz|\bchange (?:to (?:\d|a (?:bigger|larger))|my|the (?:size|plan|server))|
  升级|升配|降配|降级|补差|补多少|アップグレード|(?:サイズ|プラン|構成|构成|コア|gb|ギガ)(?:の|を|に|へ)?(?:変更|变更)|
  乗り換え|
  \bdomains?\b|object storage|\boss\b|\bbuckets?\b|\bsnapshots?\b|load balanc|\bddos\b|\bwaf\b|firewall|private cloud|
  managed|\bphp\b|\bmysql\b|\bredis\b|\bdatabases?\b|\bcoupons?\b|\brefund|\baffiliate|\bcommission|\bvpc\b|\brdns\b|
  \bip(?:v4|v6)?\b|\bcdn\b|\bset-?up fee|\btax|\bvat\b|\binvoice|\bgroup\b|
  域名|对象存储|快照|负载均衡|防护|防火墙|私有云|代维|虚拟主机|数据库|优惠券|退款|退|佣金|返佣|推广|私有网络|内网|地址|
  反向解析|税|发票|拼团|开通费|手续费|ドメイン|オブジェクトストレージ|スナップショット|ロードバランサ|负荷分散|防御|
  ファイアウォール|プライベートクラウド|マネージド|データベース|クーポン|返金|アフィリエイト|报酬|アドレス|逆引き|消费税|
  请求书|共同购入|初期费用|手数料
`);

interface NamedCurrency {
  readonly pattern: RegExp;
  readonly currency: Currency;
}

export const hongKongDollar = /\bhkd\b|hk\$|\bhk dollars?\b|hong kong dollars?|港币|港元|港纸|香港ドル|港幣/u;

/** In this order: a Hong Kong dollar is named before a dollar. */
export const currencyNames: readonly NamedCurrency[] = [
  { pattern: hongKongDollar, currency: 'HKD' },
  {
    // the sign alone is the yuan’s in Chinese
    pattern: /\bjpy\b|jp¥|[ぁ-ヿ].*¥|¥.*[ぁ-ヿ]|^[^\p{Script=Han}]*¥[^\p{Script=Han}]*$|\byen\b|日元|日币|日圆|円|日本円|円建/u,
    currency: 'JPY',
  },
  {
    pattern: patternOf(String.raw`
      \busd\b|us\$|\bus dollars?\b|
      美刀|
      (?<!(?:canadian|australian|singapore|zealand|taiwan(?:ese)?) )\bdollars?\b|\bbucks\b|
      美元|美金|米ドル|usドル|(?<!カナダ|豪|オーストラリア|シンガポール|台湾)ドル|
      (?<![a-z])\$
    `),
    currency: 'USD',
  },
];

/** Currencies in which nothing is sold. */
export const otherCurrency = patternOf(String.raw`
  \beur(?:os?)?\b|€|\bgbp\b|£|\bpounds?\b|\bcny\b|\brmb\b|\byuan\b|
  人民币|ユーロ|ポンド|人民元|欧元|英镑|
  \bkrw\b|\bwon\b|
  韩元|ウォン|
  \btwd\b|
  台币|
  \bsgd\b|\bbtc\b|bitcoin|\busdt\b|
  比特币|ビットコイン|
  \binr\b|rupees?|\baud\b|\bcad\b|\bnzd\b|(?:canadian|australian|singapore|zealand|taiwan(?:ese)?) dollars?|
  (?<![a-z])(?:c|a|s|nt|nz)\$|
  加元|加币|澳元|澳币|新元|新币|纽元|カナダドル|豪ドル|オーストラリアドル|シンガポールドル|台湾ドル
`);

/** How visitors name where a region is, by its time zone. */
export const regionAliases: Readonly<Record<string, RegExp>> = {
  'Asia/Tokyo':
    /\btokyo\b|\bjapan(?:ese)?\b|\bjp(?:-0)?\b(?!¥)|\btyo\b|东京|东瀛|国内(?=.*[ぁ-ん])|[ぁ-ん].*国内|日本(?!円|元|币|语|语)|东京|東京/u,
  'America/Los_Angeles': patternOf(String.raw`
    los angeles|\bla\b|\bl\.a\.|\bus(?:a|-0)?\b(?!\s?(?:\$|dollar|d\b))|united states|\b(?:the|in) states\b|\blax\b|
    \bamerican?\b|california|\bwest coast\b|
    洛杉矶|美国|美西|ロサンゼルス|ロス(?!ト)|アメリカ|米国|西海岸|加州|加利福尼亚|カリフォルニア
  `),
};

/** Places where others have data centres. */
export const otherPlaces = patternOf(String.raw`
  \bsingapore\b|\bhong kong\b(?!\s*dollar)|\bfrankfurt\b|\bgermany\b|\blondon\b|\bparis\b|\bfrance\b|\bamsterdam\b|
  \bnetherlands\b|\beurope(?:an)?\b|\bseoul\b|\bkorea\b|\btaiwan\b|\btaipei\b|\bosaka\b|\bsydney\b|\baustralia\b|
  \bmumbai\b|\bindia\b|\bnew york\b|\bvirginia\b|\bdallas\b|\bchicago\b|\bseattle\b|\btoronto\b|\bcanada\b|\bbrazil\b|
  \bdubai\b|\bshanghai\b|\bbeijing\b|\bchina\b|\bmoscow\b|\brussia\b|\buk\b|\bmiami\b|\bsilicon valley\b|\bsan jose\b|
  (?:大陆|内地|中国|国内)(?:的)?(?:机房|节点|服务器|机器|地域|区|云|\d)|新加坡|香港(?!ドル|元|币)|法兰克福|德国|伦敦|英国|
  欧洲|首尔|韩国|台湾|台北|大阪|悉尼|澳洲|澳大利亚|孟买|印度|纽约|加拿大|巴西|迪拜|上海|北京|广州|深圳|莫斯科|俄罗斯|
  シンガポール|フランクフルト|ドイツ|ロンドン|イギリス|ヨーロッパ|欧州|ソウル|韓国|シドニー|オーストラリア|ムンバイ|
  インド|ニューヨーク|カナダ|ブラジル|ドバイ|福冈|名古屋|札幌|硅谷
`);
