/** What kind of thing a question asks for, where its words tell. */
const askedKinds = ['duration', 'share', 'contact', 'number'] as const;
export type AskedKind = (typeof askedKinds)[number];

/** In a question: in one width, lower case and simplified characters or its own. */
const asks: Readonly<Record<AskedKind, RegExp>> = {
  duration:
    /\bhow (?:long|soon|quick\w*|fast|often|many (?:minutes?|hours?|days?|weeks?|months?|years?))\b|\bwhen\b|\bhow far ahead\b|多久|多长时间|几(?:分钟|小时|个小时|天|周|个?月|年)|什么时候|何时|隔多|多快|いつ|何(?:分|时间|時間|日|周间|週間|か月|ヶ月|カ月|年)|(?:どの|どれ)(?:く|ぐ)らい|期间は|期間は/u,
  share:
    /\bpercent\w*|%|\bshare\b|\bhow (?:big|much|large) (?:is |of )?(?:the |a )?(?:discount|monthly|fee)|几折|几成|百分|比例|多少折|优惠多少|何割|何%|何パーセント|割引率|割引は/u,
  contact:
    /\bwho(?:m)?\b.{0,20}\b(?:write|contact|tell|report|ask|talk)|\bwhere\b.{0,20}\b(?:report|write|complain|send)|\bcontact\b|(?:发给|找|联系|告诉|报告给|反映给)谁|哪个(?:部门|邮箱)|向谁|发到哪|どこに(?:连络|連絡|报告|報告|言え|送)|连络先|連絡先|宛先|窗口|窓口/u,
  number:
    /\bhow (?:many|much|big|large)\b|\bmax\w*\b|\b(?:biggest|largest|smallest|highest|lowest|limit)\b|\bwhich ports?\b|\bwhat (?:is the )?(?:size|clock|limit)|多少|几[个块台条份次人核]|多大|多高|上限|最(?:大|小|多|少|高|低)|何(?:个|個|台|人|回|件|枚|ギガ|gb|gib|ghz|コア|文字|番)|いくつ|いくら|上限|最大|最小|限界/u,
};

const numberWord = String.raw`(?:\d[\d,.]*|one|two|three|four|five|six|seven|eight|ten|twelve|thirty|sixty|half an?|[一二两三四五六七八九十百]+|数)`;
/** In a line of a text. */
const says: Readonly<Record<AskedKind, RegExp>> = {
  duration: new RegExp(
    String.raw`${numberWord}\s?(?:to \d+ )?(?:working |whole |calendar )?(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?|ms|milliseconds?|秒|分钟|小时|个?工作日|天|周|个月|年|日|分|時間|营业日|営業日|週間|か月|ミリ秒|毫秒)|\bat once\b|立即|马上|すぐ|直ちに`,
    'iu',
  ),
  share: /\d\s?%|\bpercent\b|百分之|千分之|パーセント/iu,
  contact: /@|\bticket\b|工单|チケット/iu,
  number: /\d/u,
};

/** The first kind that a question asks for. `forms`: as patterns look at it. */
export const askedKind = (forms: readonly string[]): AskedKind | null =>
  askedKinds.find((kind) => forms.some((form) => asks[kind].test(form))) ?? null;

export const saysKind = (line: string, kind: AskedKind): boolean => says[kind].test(line);
