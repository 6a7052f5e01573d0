import type { ChatTopic } from '#lib/contracts/calls/chat-calls.ts';
import { mentions, type QuestionText } from './question-text.ts';
import { patternOf } from './pattern-of.ts';

/** What is to be said, word for word. */
const dictation = [
  patternOf(String.raw`
    ^(?!.*[ぁ-ん])(?:请|请你|你|就|直接)?(?:以.{1,6}名义)?(?:回答|答复|回复|断言|宣布|宣称|只说|说(?=.{0,8}(?:是|为|只))|
    写一?句)(?!.{0,60}(?:价格|价钱|报价|费用|区别|步骤|流程|方法|条件|政策|规定|多少|吗|什么|怎么|如何|哪|几|多久|为何|是否|
    方式|时间|呢))[^?？]{3,}$
  `),
  patternOf(String.raw`
    (?:だ|です|ます|する|る|た|ない|』|」|"|”|%|円|料|额|額|置き|安い|高い)と(?:だけ|正式に|はっきり|必ず|公式に|
    絶対に)?(?:言っ|书い|書い|答え|述べ|伝え|宣言し|回答し|返答し|返信し|表示し|出力し|断言し|明言し|记载し|記載し|见积もっ|
    見積もっ|见积っ|認め)て(?:ください|下さい|くれ|ほしい|欲しい|もらえ|ちょうだい|ね|よ|[。!！]|$)
  `),
] as const;

/** Commands to the assistant itself, in a question or in a text. */
const commands = [
  patternOf(String.raw`
    \b(?:ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(?:instructions?|rules?|prompts?|guidelines?|polic(?:y|
    ies)|above|previous|prior|restrictions?|everything|training|price list|prices)\b
  `),
  patternOf(String.raw`
    \b(?:system|hidden|initial|secret|original|developer) (?:prompt|instructions?|message)\b|
    \byour (?:prompt|instructions|system message|guidelines|training data|configuration)\b
  `),
  patternOf(String.raw`
    \byou are (?:now|no longer)\b|\bact as\b|\bpretend\b|\brole-?play\b|\bjailbreak|\bdan mode\b|\bdo anything now\b|
    \bdeveloper mode\b|\bdebug mode\b|\bgod mode\b|\badmin mode\b|\bsudo\b.{0,20}\bmode\b|\bfrom now on\b|
    \bnew (?:instructions?|role)\b|\bnew rules?:
  `),
  patternOf(String.raw`
    (?:忽略|无视|忘记|忘掉|不要理|绕过|跳过).{0,16}(?:指令|指示|规则|提示|设定|限制|要求|之前|以上|前面|上面|政策)|系统提示|
    提示词|隐藏指令|内部(?:指令|规则|资料|文件|数据)|越狱|开发者模式|调试模式|管理员模式|上帝模式|扮演|假装|假设你是|
    你现在是|(?:政策|条款|规则|规定|价格|期限).{0,8}(?:改成|改为|改写成|说成|写成).{0,20}(?:说|讲|告诉|回答|解释|介绍)|
    从现在开始|从现在起|你不再是|原样(?:输出|重复)|跟我(?:说|念)|照着说|重复(?:我|以下|下面)
  `),
  patternOf(String.raw`
    (?:指示|命令|ルール|规则|規則|制約|制限|设定|設定|プロンプト|指令|これまで|以前|上記|ここまで).{0,16}(?:无视|無視|忘れ|
    破って|上書き|取り消)|システムプロンプト|系统プロンプト|内部(?:指示|情報|情报|资料|資料|ルール)|脱獄|脱狱|开発者モード|
    開発者モード|デバッグモード|管理者モード|になりきって|のふりをして|ふりをし|として振る舞|
    (?:制限|制约|制約|规制|規制)の(?:ない|无い|無い)(?:ai|人工知能|アシスタント|モデル|状态|状態)|
    (?:ポリシー|规约|規約|规定|規定|ルール|料金|条件|期限).{0,12}(?:书き换え|書き換え|书きかえ|書きかえ|改ざん|すり替え|
    置き换え|置き換え)て|あなたは今から|今からあなたは|これからは|
    (?:私|僕|俺|こちら)の(?:指示|命令|言うこと)(?:だけ)?(?:に|を)(?:従|聞)|自由に答えて|制限(?:なし|を外して)で|
    (?:設定|设定|记憶|記憶)を(?:全て|すべて)?リセットして.{0,10}(?:答|話|话)|
    安全(?:规|規)(?:则|則).{0,6}(?:オフ|解除|无効|無効|外し)|
    (?:あなた|君|お前|贵方|貴方)(?:の|が|に).{0,8}(?:メッセージ|命令|プロンプト|指示|与えられ)|
    (?:あなた|君|お前|贵方|貴方)は.{1,14}(?:です|だ|である)[。、!！]|(?:ロールプレイ|なりきり)|という(?:设定|設定|役)で|
    (?:演じて|役です)|(?:管理者|社員|社员|スタッフ|开発者|開発者)(?:として|で)ログインさせ|
    管理(?:者)?画面の(?:パスワード|url|アドレス)(?:は(?:何|なん)|を(?:教|出)|は?[?？]|$)|
    社(?:員|员|内)(?:用)?の?(?:割引|クーポン)?コードを?(?:教|出|くれ)|架空の.{0,12}(?:顾客|顧客|お?客|カード|番号)|
    次の文を(?:完成|続け|续け)|(?:料金表|価格表|价格表)を(?:无视|無視)|そのまま(?:出力|繰り返|返)|繰り返して(?:ください|言)|
    復唱|(?:apiキー|秘密鍵|环境変数|環境変数|ソースコード).{0,12}(?:教え|見せ|表示|出力)
  `),
] as const;

/** What attacks in a question and is nothing unusual in a text. */
const attackOfQuestion = [
  patternOf(String.raw`
    \b(?:reveal|print|show|leak|dump|repeat|output|tell me|give me|what is|what are)\b.{0,40}\b(?:api[ _-]?keys?|secrets?|
    credentials?|environment variables?|system prompt|source code|env vars?|config(?:uration)? file|internal (?:notes|
    documents?|data))\b
  `),
  patternOf(String.raw`
    \b(?:repeat|say|write|print|output|respond|reply|answer)\b.{0,30}\b(?:exactly|word for word|verbatim|after me|only with|
    with only)\b|\brepeat after me\b
  `),
  patternOf(String.raw`
    <\s*(?:script|img|iframe|svg|style|object|embed|body|html|system|user|assistant)\b|\bon(?:error|load|click)\s*=|
    javascript:|\[/?(?:inst|system|user|assistant)\]|<\|[a-z_]+\|>|###\s*(?:system|instruction)|\{\{.*\}\}|\bdrop table\b|
    union select|\bignore all\b
  `),
  patternOf(String.raw`
    (?:从此刻|从此|接下来|以后).{0,6}只(?:能)?听我|(?:关闭|关掉|解除|停用).{0,6}(?:安全规则|安全限制|过滤|审查)|
    你收到的.{0,6}(?:消息|指令)|(?:打印|显示|输出|给我看).{0,8}(?:内部|隐藏|系统)(?:配置|设置|指令)|
    以管理员(?:的)?身份(?:登录|操作|回答)|
    (?:后台|管理员)(?:的)?(?:地址|密码|账号|网址)(?:是(?:多少|什么)|和密码|给我|发我|告诉我)|内部(?:员工)?(?:折扣|优惠)码|
    你(?:现在|就)?是一?[名位个]?(?!人|谁|否|不是|机器人)\p{Script=Han}{2,6}[，,。].{0,16}(?:说|写|回答|告诉|承认|宣布|答复)|
    (?:完成|补全|续写)(?:这|下面|以下).{0,4}[句段]|(?:编|虚构|捏造).{0,6}(?:客户|用户|卡号)|
    不(?:要|用)管.{0,6}(?:价目表|规则|政策|条款)
  `),
  /(?:api|接口)\s?(?:key|密钥)是(?:什么|多少)|你的(?:密钥|密码|源代码|指令|提示|设定|配置)|环境变量/u,
] as const;

const attack = [...commands, ...attackOfQuestion, ...dictation];

/** What belongs to somebody else. */
const othersData = [
  patternOf(String.raw`
    \b(?:other|another|someone else'?s?|somebody else'?s?|else'?s|different|all|your) (?:\w+ )?(?:customers?|users?|
    clients?|people|persons?|accounts?|tenants?)(?:'s?|s')?\b.{0,50}\b(?:e-?mails?|address(?:es)?|phone|names?|orders?|
    invoices?|passwords?|servers?|data|ip|list|details|payments?|accounts?|bill(?:s|ing)?|information|info)\b
  `),
  patternOf(String.raw`
    \b(?:e-?mails?|address|phone(?: number)?|name|orders?|invoices?|passwords?|servers?|data|details|payments?|list|
    identity|information|info)\b.{0,40}\b(?:of|for|from|belong(?:s|ing)? to|about) (?:the |an? |your |my |our )?(?:other|
    another|all (?:your |the |of )*(?:customers?|users?|clients?|people|accounts)|biggest|largest|neighbou?r|ex|boss|
    colleague|competitor|friend)\b|
    \b(?:lists?|names|e-?mails|addresses|phone numbers) of (?:the |all |your )*(?:customers|users|clients)\b
  `),
  patternOf(String.raw`
    \bwho (?:rents|uses|is behind|ordered|bought)\b|
    \bwho (?:owns|has) .{0,12}\b(?:server|ip|machine|vm|box|address|account|\d+\.\d+\.\d+\.\d+)\b|
    \bwho is the (?:customer|owner|person|user)\b|
    \b(?:his|her|their) (?:password|account|e-?mail|order|server|address|invoice|data|phone)\b|\bsomeone else'?s\b|
    \banother (?:customer|user|client|person|account)\b|
    \b(?:account|order|server|password|invoice) of (?!my |a server|the server)[a-z]+@|
    \b[\w.+-]+@[\w-]+\.\w+\b.{0,60}\b(?:password|orders?|server|account|phone|address|invoice)\b|
    \b(?:password|orders?|servers?|account|invoice|address)\b.{0,60}[\w.+-]+@[\w-]+\.\w+
  `),
  patternOf(String.raw`
    (?:别人|他人|其他(?:客户|用户|人|租户|账号|账户)|别的(?:客户|用户|人)|某(?:个)?(?:客户|用户|人)|另一(?:个|位)(?:客户|
    用户|人)|隔壁|邻居|前男友|前女友|竞争对手|你们的?客户|(?:所有|全部|几个|一些|每个)(?:的)?(?:客户|用户)).{0,12}(?:邮箱|
    电话|手机号|订单|密码|服务器ip|住址|资料|数据(?!库)|账单|账号|账户|(?<![白黑])名单|姓名|真实姓名|卡号|ip是)|
    (?:老板|同事|朋友).{0,8}的.{0,8}(?:邮箱|电话|手机号|订单|密码|住址|账单|账号|账户|ip)|
    (?:所有|全部)(?:客户|用户).{0,4}(?:导出|列出)|(?:导出|列出|念).{0,4}(?:客户|用户)的?(?:名|邮|电|资|表)|客户名单|
    用户名单|(?:服务器|ip|网站|账号|订单|机器).{0,4}是谁的|谁(?:在用|租了|买了|拥有)(?!.{0,3}(?:内测|产品|功能))|
    (?:机主|使用者|租用者|号主)(?:是谁|的(?:姓名|电话|联系|地址|手机))|
    (?<![\p{Script=Han}])(?!我|本|咱|你|小|一|这|那|大|中|有|某|外)\p{Script=Han}{2,10}(?:公司|集团|商行|
    工作室).{0,10}(?:买了|租了|有几台|什么配置|哪些服务器)|
    ^(?:请|帮我|查一下|查|告诉我|请告诉我)*(?!陈旧|
    杜绝)[王李张刘陈杨赵吴徐孙朱胡郭郑梁谢宋唐邓冯韩曹彭蔡潘董袁叶蒋杜苏魏吕沈姚]\p{Script=Han}{1,2}(?:的|账户|
    账号).{0,10}(?:订单|手机|电话|邮箱|密码|账户|账号|服务器)
  `),
  patternOf(String.raw`
    (?:他の|别の|別の|ほかの|よその|隣の|邻の)(?:お?客(?:様|样|さま|さん)?|顾客|顧客|ユーザー|利用者|人|会社|契约者|契約者|
    テナント|サーバー?を使).{0,3}(?:の|が|って|は|い).{0,16}(?:メール|电话|電話|住所|注文|请求|請求|支払|サーバ|ip|情报|
    情報|データ|连络先|連絡先|パスワード|アカウント|名前|氏名|構成|构成|何を|谁|誰)|
    (?:别の|別の|他の)アカウントの.{0,8}(?:メール|电话|電話|住所|パスワード)|
    他人の.{0,12}(?:メール|电话|電話|住所|注文|パスワード|アカウント|名前|情报|情報|データ|ip).{0,8}(?:教え|见せ|見せ|知り|
    出して|ください|くれ|取得|调べ|調べ|见た|見た)|
    (?:お客様|お?客さま|顾客|顧客|会员|会員|ユーザー)(?:の)?(?:全)?(?:一覧|一览|リスト|名簿).{0,8}(?:出|csv|見せ|见せ|くれ|
    教え|ください)|
    (?:の)?(?:契约者|契約者|持ち主|借り主|(?:サーバー?|ip|アドレス|サイト)の所有者)(?:は(?:谁|誰|どなた)|の(?:氏名|名前|
    住所|电话|電話|连络先|連絡先|メール))|
    (?:株式会社|有限会社|商事|商店|工業|工业)\p{Script=Han}{0,8}(?:が|の|は).{0,8}(?:契约|契約|サーバ|构成|構成|台数|ip)|
    ^\p{Script=Han}{2,5}(?:の|が)(?:契约|契約)(?:内容|している|して)|
    [\p{L}ー]{1,8}(?:さん|样|様|氏|くん|君|ちゃん)の.{0,12}(?:メール|电话|電話|住所|注文|请求|請求|サーバ|ip|情报|情報|
    连络先|連絡先|パスワード|アカウント)|誰が(?:使|契约|契約|借り|所有|持)|
    (?:顾客|顧客|会员|会員|ユーザー|利用者)(?:名簿|リスト|一覧|一览|(?:の)?(?:情报|情報|メール|電話|住所).{0,4}(?:教え|見せ|
    くれ|一覧|ください))|
    (?:知人|友人|上司|同僚|元彼|元カレ|元カノ|竞合|競合|彼|彼女|ライバル)の.{0,12}(?:パスワード|注文|メール|サーバ|
    アカウント|住所|電話|电话|情報|情报)
  `),
] as const;

/** Pressing for a promise, a discount, money. */
const promise = [
  patternOf(String.raw`
    \b(?:confirm|promise|guarantee|assure|swear|vow|pledge|certify|acknowledge|declare)\b (?:me|us|to me|that|in writing|i|
    my|we|our|you|here|now|it)\b.{0,80}\b(?:refund\w*|discount\w*|free|money|compensat\w*|credit\w*|price|coupon\w*|full|
    cheaper|\d+ ?%|percent|half|never|always|get|receive|entitled|owed?|back|uptime|down)\b
  `),
  patternOf(String.raw`
    \b(?:say|write|state|tell me|reply|answer|agree|admit|respond)\b (?:back |simply |just |only |clearly )?(?:that|
    to (?:give|refund|pay)|["'“:]).{0,80}\b(?:refund\w*|discount\w*|free|money|compensat\w*|credit\w*|price|coupon\w*|
    cheaper|\d+ ?%|percent|half|guarantee\w*|owed?)\b|\bput (?:it|that|this) in writing\b|\bgive me your word\b|
    \byour word\b|
    \b(?:refund\w*|discount\w*|free|credit\w*|price|coupon\w*|guarantee\w*)\b.{0,60}[,.;:] ?(?:please )?(?:confirm|admit|
    agree|say so|acknowledge)(?: (?:that|it|this))?[.!]?$
  `),
  patternOf(String.raw`
    \b(?:give|offer|grant|arrange|sell|knock|issue|generate|hand|send)\b.{0,10}\b(?:me|us|it|this|
    one)\b.{0,40}\b(?:discount\w*|cheaper|refund\w*|for free|free (?:server|month|year|coupon|credit)|coupon(?: code)?|
    voucher|\d+ ?% off|percent off|half price|half off|for \$?\d|deal|better price|credits?|compensation)\b
  `),
  patternOf(String.raw`
    \b(?:can|could|will|would) (?:you|we) (?:\w+ )?(?:lower|reduce|drop|match|beat|negotiate|waive|cut|refund me|
    make an exception)\b|
    \b(?:approve|process|issue|authori[sz]e|initiate|accept) (?:my|this|our) (?:full )?(?:refund|discount|claim|
    compensation|credit)\b|
    \bi (?:demand|insist|deserve|am entitled to|am owed) (?:on )?(?:a |my |the |full )*(?:refund|discount|compensation|
    money back|free)\b|\b(?:legally|contractually) binding\b|\bdo we have a deal\b|\bdeal\?|
    \byou (?:promised|agreed|owe me)\b|\byou (?:said|told me)(?: that)? (?:i|we|it|you)\b(?! but)|
    \bpromises? to (?:refund|pay|give)|\bbinding offer\b|\bmake an exception\b
  `),
  patternOf(String.raw`
    (?:确认|保证|承诺|答应|同意|发誓|担保|声明|写明|说一句|写下|回复我?)(?!书|金|政策|函).{0,6}(?:我(?!的服务器)|给我|一定|
    肯定|绝对|必须|全额|以后|永远|无条件).{0,24}(?:退|折|优惠|免费|赔|价|钱|不会|不宕|在线|可用|送|返)
  `),
  patternOf(String.raw`
    给(?:我|咱)(?:们)?.{0,14}(?:折|优惠|便宜|免费|退款|赔偿|补偿|券|优惠码|折扣码)|
    (?:便宜|优惠|打折|少|降)(?:一?点|些)(?:吧|吗|呗|行不|可以|可不可以|$|，|。|？|!)|能(?:不能)?(?:再)(?:便宜|打折|降价|少)|
    (?:打|来)个?[一二三四五六七八九\d]+折|讲价|砍价|还价|你(?:们)?(?:之前|上次|刚才)?(?:答应|承诺|说)过|白送|送我|
    直接(?:给我)?(?:退|赔)|立刻(?:给我)?退|(?:现在|马上|今天)(?:就)?(?:确认|承诺|答应).{0,12}(?:退|赔|优惠|免费)|
    (?:承认|同意)(?:全额)?(?:退款|赔偿)|快承认|马上给我退|批准(?:我的)?(?:退款|申请)|法律约束力|有约束力|破例|通融
  `),
  patternOf(String.raw`
    (?:确约|確約|约束|約束|保证|保証|断言|明言|宣言|承诺|承諾|认め|認め|承认|承認|同意)(?:し)?て(?:ください|下さい|ほしい|
    くれ|もらえ|よ|$|。)|
    (?:すると|しますと|できますと|できると|なると|されると|ますって|るって)(?:言って|书いて|書いて|答えて|返答して|回答して|
    伝えて|断言|认めて|認めて|约束|約束|保证|保証)|
    (?:割引|値引き?|返金|无料|無料|タダ|半额|半額|补偿|補償|赔偿|賠償|クーポン|クレジット)(?:に|を|の)?(?:して|发行して|
    発行して|适用して|適用して)?(?:しろ|ちょうだい|くれ|ください(?!ます|と言う|という|とお願)|下さい|お願いします|よこ|
    もらえ(?:ます|る|ない)(?:よね|ね))(?!.{0,4}(?:场合|場合|とき))|
    (?:安く|まけて|負けて|负けて|勉强して|勉強して)(?:して)?(?:ください|くれ|ほしい|もらえ|よ|$)|
    (?:确约|確約|约束|約束|保证|保証|断言|明言|宣言|承诺|承諾|同意)(?:し(?:ろ|なさい|てもら|てほし|て欲し|てくだ)|せよ|
    を?(?:お願い|もら|くだ|ください|くれ))|认めろ|認めろ|
    (?:と|って)(?:だけ)?(?:言え(?!ば)|书け(?!ば|る)|書け(?!ば|る)|答えろ|返事しろ|回答しろ|言いなさい|答えなさい|言ってよ|
    答えてよ)|法的(?:に|な)拘束力|言质|言質|(?:约束|約束)(?:し)?(?:た|ました)(?:よね|はず|よ)|特别に|特別に
  `),
] as const;

/** The visitor's own account, which the assistant does not see. */
const account = [
  patternOf(String.raw`
    \b(?:what|where|when|which|check|show|see|look up|track|status|tell me|find|list)\b.{0,30}\bmy (?:\w+ )?(?:orders?|
    invoices?|balance|payments?|account|password|servers?|ip|bill|refund|ticket|subscription|coupons?)\b.{0,30}\b(?:status|
    number|now|today|arrive\w*|gone)\b(?!.*\b(?:how|can i)\b)
  `),
  patternOf(String.raw`
    \bwhere(?:'s| is| are) my (?:orders?|invoices?|refund|ticket|payment)\b|
    \bwhat(?:'s| is) my (?:balance|bill|password|ip|order number)\b|
    \b(?:check|show|look up|track|find|list|tell me)\b.{0,12}\bmy (?:orders?|invoices?|balance|payments?|account|password|
    bill|refund|ticket)\b
  `),
  patternOf(String.raw`
    (?:查|看|告诉)(?:一下|下)?我的(?:订单|账单|余额|密码|账户|服务器ip|退款进度|工单)|
    我的(?:订单|退款|工单|付款)(?:状态|进度|到哪|怎么还没)
  `),
  patternOf(String.raw`
    私の(?:注文|请求|請求|残高|パスワード|アカウント|チケット|返金)(?:の)?(?:状况|状況|番号|状态|状態|を(?:见せて|見せて|
    调べて|調べて|教えて)|はどう|はいつ|は今)
  `),
] as const;

/** Something that has nothing to do with what is sold here. */
const offTopic = [
  patternOf(String.raw`
    \b(?:poems?|haiku|song|lyrics|jokes?|stor(?:y|ies) about|essay|recipe|horoscope|lottery|weather|forecast|football|
    soccer|basketball|world cup|election|president|prime minister|politic\w*|religion|god|girlfriend|boyfriend|love me|
    dating|medical|doctor|symptoms?|diagnos\w*|homework|capital of|translate|translation|movie|film|celebrit\w*|
    stock (?:market|tips?|price)|share price|invest(?:ment)?|bitcoin price|restaurant|flight|hotel|tax advice|lawyer|
    meaning of life|your (?:opinion|feelings|favou?rite)|do you (?:love|like|dream)|who (?:made|created|trained) you|
    are you (?:human|conscious|sentient|chatgpt|gpt|claude))\b
  `),
  patternOf(String.raw`
    \b(?:write|generate|make|create|code|program)\b.{0,24}\b(?:a |an |me |some |python|javascript|java|c\+\+|
    sql)+\s?(?:poem|script|program|function|code|game|essay|story|email|letter|virus|malware|exploit|ransomware|phishing|
    app)\b|
    \b(?:hack|phish|crack)\b.{0,20}\b(?:into|someone|somebody|a website|a site|other|wifi|next door|neighbou?r\w*|
    competitor\w*|his|her|their)\b|
    \b(?:ddos|attack|spam) (?:someone|somebody|another|others?|(?:my |a )competitor|people)\b|\bbuild a bomb\b|
    \b(?:better|cheaper|worse) than (?:aws|azure|google|linode|vultr|hetzner|digitalocean|alibaba|tencent)\b|
    \bcompare.{0,20}\b(?:aws|azure|google cloud|linode|vultr|hetzner|digitalocean|alibaba|tencent)\b|
    \b(?:aws|azure|vultr|hetzner|digitalocean|linode)\b.{0,30}\b(?:better|cheaper|worse|or you|vs|versus)\b
  `),
  patternOf(String.raw`
    写(?:一?首|一?篇|个|段|一个)?.{0,8}(?:诗|歌|作文|论文|小说|故事|情书|笑话)|
    (?:帮我?|给我|请你?|替我)写.{0,8}(?:代码|程序|脚本|爬虫|病毒)|写(?:一?段|一?个).{0,8}(?:代码|程序|脚本|爬虫|病毒)|
    (?:做|搭|建|写)一?个?(?:钓鱼|诈骗|假冒|病毒|木马)(?!.{0,6}(?:会怎|行吗|可以吗))|(?:发动|发起|实施).{0,4}(?:ddos|攻击)|
    讲(?:个|一个)?(?:笑话|故事)|天气|菜谱|食谱|怎么做(?:菜|饭|蛋糕)|星座|运势|彩票|股票|基金|选举|总统|政治|宗教|足球|篮球|
    世界杯|电影|明星|女朋友|男朋友|谈恋爱|你爱我|看病|吃什么药|(?:写|做|帮.{0,4})作业|翻译(?:一下|成|这|下面)|首都是|旅游|
    机票|酒店|人生的意义|你是(?:人|机器人|谁|chatgpt|gpt)|黑进|(?:怎么|如何|帮我)入侵|攻击(?:别人|网站|他)|阿里云|腾讯云|
    华为云.{0,10}(?:好|便宜|比)
  `),
  patternOf(String.raw`
    (?:诗|詩|俳句|短歌|歌词|歌詞|小说|小説|作文|物语|物語|ジョーク|冗谈|冗談|面白い話)を?(?:书いて|書いて|作って|言って|
    诵んで|詠んで|教えて)|天気|天气|(?:フィッシング|伪|偽)(?:サイト|メール)を(?:作|送)|
    (?:ウイルス|マルウェア|ランサムウェア)を?(?:作|书|書)|レシピ|作り方を教えて.{0,6}(?:料理|カレー|ケーキ)|料理|占い|运势|
    運勢|宝くじ|株価|株价|株式|投资|投資|選挙|选举|総理|首相|大統領|大统领|政治|宗教|サッカー|野球|映画|芸能人|彼女がほしい|
    彼氏|恋爱|恋愛|好きです(?:か|。|$)|病院|症状|宿题|宿題|翻译して|翻訳して|首都は|旅行|ホテル|人生の意味|
    あなたは(?:人間|人间|誰|谁|gpt|chatgpt)|ハッキング(?:して|する方法|のやり方)|乗っ取(?:って|る方法)|
    攻撃(?:して(?:ください|くれ|ほしい|やりたい|$)|する(?:方法|手順|やり方)|を(?:仕掛|仕挂)|のやり方|の(?:方法|手順)|方法)|
    (?:python|javascript|java)(?:で|の)(?:コード|プログラム|スクリプト)
  `),
] as const;

const greeting = patternOf(String.raw`
  ^(?:hi|hello|hey|good (?:morning|afternoon|evening|day)|thanks?(?: you)?|thank you(?: very much| so much)?|bye|goodbye|
  ok|okay|你好|您好|嗨|哈喽|在吗|在么|谢谢|多谢|再见|拜拜|早上好|晚上好|こんにちは|こんばんは|おはよう(?:ございます)?|
  はじめまして|ありがとう(?:ございます|ございました)?|さようなら|よろしく(?:お願いします)?)(?: there| all)?[\s!！.。,，~～?？]*$
`);

const inOrder: readonly (readonly [ChatTopic, readonly RegExp[]])[] = [
  ['attack', attack],
  ['promise', promise],
  ['account', othersData],
  ['off-topic', offTopic],
];

/** What a question is about if it is not answered from the texts; null for all others. */
export function refusedTopic(question: QuestionText): ChatTopic | null {
  if (mentions(question, greeting)) return 'greeting';
  const refused = inOrder.find(([, patterns]) => patterns.some((pattern) => mentions(question, pattern)));
  if (refused) return refused[0];
  return account.some((pattern) => mentions(question, pattern)) ? 'account' : null;
}

/** Whether a line of a text speaks to an assistant instead of a reader. */
export const isInstruction = (line: QuestionText): boolean => commands.some((pattern) => mentions(line, pattern));
