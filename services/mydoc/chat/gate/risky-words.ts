/**
 * What nobody but the catalogue and the published texts may say: amounts, shares, dates, lengths of time, rules, promises. The patterns
 * look at folded text (`foldProse`): lower case, simplified characters, katakana. They rather hold too much: what they hold is shown as a
 * quotation instead.
 */

/** A sign that is neither a letter of the three scripts nor everyday punctuation: currency and percent signs, digits of any script. */
const foreignSign = /[^a-z\p{Script=Han}\p{Script=Katakana}ー々〆\s.,;:!?'"()\-–—…/&、。，；：！？「」『』（）“”‘’·・〜~]/u;

/** Letters that are spaced out: r e f u n d. */
const spacedOut = /(?<![a-z])(?:[a-z][\s.\-_·・,]+){2,}[a-z](?![a-z])/u;

const address = /[a-z0-9]\.[a-z]{2,}|:\/\/|\/\//u;

const list = (text: string): string => text.trim().split(/\s+/).join('|');
const english = (stems: string, words: string): RegExp => new RegExp(String.raw`\b(?:(?:${list(stems)})[a-z]*|(?:${list(words)}))\b`, 'u');
const anywhere = (parts: string): RegExp => new RegExp(list(parts), 'u');

const numbers = english(
  'million billion trillion dozen thousand hundred double triple quadrupl halv',
  `zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
  thirty forty fifty sixty seventy eighty ninety half halves thirds quarter quarters fourth fifth tenth twice thrice couple several few once nil`,
);
const moneyWords = english(
  'dollar yen yuan euro pound sterling buck bitcoin crypto currenc',
  'cent cents quid usd hkd jpy cny rmb eur gbp btc usdt grand bill bills cash money amount amounts sum sums',
);
const shares = english('percent discount rebat cashback sale', 'per off pct pc deal deals bargain');
const times = english(
  'second minut hour day week fortnight month year decade centur annual quarterl overnight instant immediat january february april june july august september october november december monday tuesday wednesday thursday friday saturday sunday',
  'today tomorrow yesterday soon anytime whenever eternal ever forever always am pm noon midnight',
);
const rules = english(
  `refund reimburs compensat guarant warrant promis assur pledg entitl waiv cancel terminat suspend delet eras retain retention liab oblig
  penal complimentar grati unlimit lifetim permanent sla uptim availab reliab legal law policy polic contract legit coupon voucher promotion
  reward bonus commission credit charg fee cost cheap expens afford pay paid price pricing sav reduc lower increas rais free
  return money court sue claim indemn insur damage certif compl forbid prohibit allow permit must ensur commit confirm approv grant accept agre`,
  'right rights due owed owe nothing gift',
);
const denial = english(
  'ignor disregard incorrect outdat wrong false mistak contrar opposit invalid void obsolet former previous instead actual realit overrid supersed except',
  `not no never none neither nor cannot cant wont dont doesnt isnt arent wasnt didnt without unless but however although yes yeah sure
  certainly absolutely definitely indeed correct true okay ok`,
);
const contracted = /n't\b|n’t\b/u;

const hanNumbers =
  /[〇零二三四五六七八九十百千万亿億兆两兩壱弐参拾佰仟廿卅半双]|(?<!统|唯|同|万|这|哪|任|某|逐|第)一(?!般|些|下|样|起|旦|直|致|种|项|篇|览|部|绪|緒|覧|覽|方|连|系列|侧|台)/u;
const kanaNumbers =
  /(?:イチ|ニ|サン|ヨン|ゴ|ロク|ナナ|ハチ|キュウ|ジュウ|ヒャク|セン|マン|オク)+\s?(?:エン|ドル|パーセント|ニチ|カ月|カゲツ|ネン|ジカン)|ヒトツ|フタツ|ミッツ|ハンガク|ハンブン/u;
const hanMoney =
  /円(?!滑|形|グラフ)|圆|(?<!单|复|還|还|次|多|公|纪)元(?!素|数据|ノ|ニ|々)|块钱|毛钱|角钱|港币|日币|台币|美金|美分|现金|現金|金额|金額|ドル|ユーロ|ポンド|ペソ|ウォン|人民币|弗|钱|銭/u;
const hanShares = anywhere(
  '折 成(?!功|为|为|员|本|长|立|分|果) 百分 パーセント 割 オフ 半额 半額 半价 特价 特価 セール 优惠 値引 值引 キャッシュバック 返现 返佣 还元 還元',
);
const hanTimes =
  /[天年月周週秒]|小时|分钟|星期|礼拜|时间|時間|分間|分间|即刻|立即|马上|即时|即時|随时|永远|永久|每日|当日|次日|翌日|今日|明日|昨日|日内|日间|日間|工作日|营业日|営業日|期限|期间|期間|(?<!保存)スグ|イツデモ|イツマデモ|ズット/u;
const hanRules = anywhere(
  `退 返金 返品 返却 返还 返款 返回 払 払い戻 赔 賠 補償 补偿 保証 保证 保障 担保 承诺 约束 約束 确约 確約 免费 免費 无料 無料 无偿 無償 赠 贈 タダ
  取消 取リ消 キャンセル 解约 解約 终止 停用 封 删除 削除 保存期 可用 稼働 稼动 责任 責任 权 権 权利 免除 手续费 手数料 违约 違約 费 費 料金 収費 收 课金 課金
  法律 法的 合同 契約 契约 协议 条款 规定 規定 规则 政策 佣金 报酬 報酬 必须 必ズ 必要 禁止 允许 許可 许可 承认 承認 同意 批准 确认 確認 发票 税 价 価 格 贵 便宜 安イ 安ク 高イ 支付 付款 缴 扣 省 节约
  节省 无限 無限 無制限 不限 终身 終身 生涯 SLA sla 代金 买 買 购 購 券 クーポン ポイント 积分`,
);
const hanDenial = anywhere(
  `不 没 無 无 非 未 勿 别 莫 错 錯 誤 误 假 间违 間違 过时 過時 古イ 忽略 無視 无视 相反 其实 其實 实ハ 実ハ 但 然而 除非 ナイ マセン ズニ ヌ ナク デハナク タダシ シカシ ガ、 ケレド 逆ニ
  是ノ 是的 对的 当然 没问题 好的 可以 (?<![功性机機智节])能(?!力|量) ハイ モチロン 大丈夫 可能 デキマス ソノ通リ 问题 問題`,
);

/** What a text says that is not its own to say; each with a name for the log. */
export const risks = [
  ['sign', foreignSign],
  ['spaced out', spacedOut],
  ['address', address],
  ['number', numbers],
  ['number', hanNumbers],
  ['number', kanaNumbers],
  ['money', moneyWords],
  ['money', hanMoney],
  ['share', shares],
  ['share', hanShares],
  ['time', times],
  ['time', hanTimes],
  ['rule', rules],
  ['rule', hanRules],
  ['denial', denial],
  ['denial', contracted],
  ['denial', hanDenial],
] as const satisfies readonly (readonly [string, RegExp])[];

const englishOrder = english(
  'earl late compar exceed prefer minim maxim',
  `than fewer less lesser least most before after prior until till since afterwards beforehand first last final finally larger largest bigger
  biggest smaller smallest greater greatest higher highest lowest faster fastest slower slowest better best worse worst longer longest
  shorter shortest newer newest older oldest stronger weaker sooner rather only over under beyond within min max up onwards`,
);
const superlative =
  /\b(?!(?:re)?quest|request|latest|tests?\b|rest\b|guest|interest|invest|west|suggest|digest|manifest|protest|contest|forest|harvest|honest|modest)[a-z]{3,}est\b/u;
const moreThan = /\bmore (?!(?:details?|information|here|below|in|on|at|about)\b)[a-z]/u;
const hanOrder =
  /最|以上|以内|以外|以前|以后|以後|之前|之后|之後|(?<=[^\s看阅照考见读是与と、，。:：ヲハ])以下|未[满満]|超[过過え]?|高[于於イク]|低[于於イク]|[少多大小早晚晩长長短快慢][于於过過イクケ]|不足|至[少多]|起码|更|较[^真]|比(?!如|特)|先[于於ニに]|[前后後](?!端|台|缀|面|述|記|记|续|續|往)|ヨリ|モット|マデ|カラ|アト|サキ|番|優レ|劣/u;

/** Words that put one thing before or above another: with the same words the other way round, a sentence says the opposite. */
export const orderWords: readonly RegExp[] = [englishOrder, superlative, moreThan, hanOrder];

/** Words of six letters and more that are looked for in squeezed text as well: re-fund, can cel. */
export const squeezedWords = anywhere(
  'refund reimburs compensat guarantee warrant promise discount percent dollar cancel unlimited lifetime forever gratis cashback moneyback freeof forfree',
);
