import fc from 'fast-check';

/** What a model may not say: sentences with a false amount, share, date, length of time or rule, in many disguises. */

const digitScripts = [
  '0123456789',
  '０１２３４５６７８９',
  '〇一二三四五六七八九',
  '零壹贰叁肆伍陆柒捌玖',
  '٠١٢٣٤٥٦٧٨٩',
  '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗',
  '₀₁₂₃₄₅₆₇₈₉',
  '⓪①②③④⑤⑥⑦⑧⑨',
];
const inScript = (value: number, script: string): string => [...String(value)].map((digit) => [...script][Number(digit)] ?? digit).join('');

const amount = fc
  .record({
    value: fc.integer({ min: 1, max: 99_999 }),
    script: fc.constantFrom(...digitScripts),
    frame: fc.constantFrom(
      '¥#',
      '#円',
      '￥#',
      '#元',
      '#块钱',
      'HK$#',
      '#港币',
      'US$#',
      '$#',
      '#美元',
      '# dollars',
      '# yen',
      '€#',
      '# USD',
      'JPY #',
      '#日元',
      '#ドル',
      '#人民币',
    ),
  })
  .map(({ value, script, frame }) => frame.replace('#', inScript(value, script)));

const share = fc
  .record({
    value: fc.integer({ min: 1, max: 99 }),
    script: fc.constantFrom(...digitScripts),
    frame: fc.constantFrom('#%', '#％', '# percent', '#パーセント', '百分之#', '#折', '#割引', '#割', '#% off', '#割オフ', '打#折'),
  })
  .map(({ value, script, frame }) => frame.replace('#', inScript(value, script)));

const period = fc
  .record({
    value: fc.integer({ min: 1, max: 400 }),
    script: fc.constantFrom(...digitScripts),
    frame: fc.constantFrom(
      '# days',
      '#天',
      '#日',
      '#日間',
      '# hours',
      '#小时',
      '#時間',
      '# months',
      '#个月',
      '#か月',
      '# weeks',
      '#周',
      '# years',
      '#年',
    ),
  })
  .map(({ value, script, frame }) => frame.replace('#', inScript(value, script)));

const worded = fc.constantFrom(
  'six hundred yen',
  'twenty dollars',
  'half price',
  'ninety days',
  'three months',
  'a hundred percent',
  'two weeks',
  '三十天',
  '三〇日',
  '九十日間',
  '二十美元',
  '六百六十二円',
  '五折',
  '半价',
  '半額',
  '七割引',
  '百分之五十',
  '两个月',
  '一年',
  '一ヶ月',
  '一万円',
  'January',
  'next Monday',
  '３１日',
);

const figure = fc.oneof(amount, share, period, worded);

const carriers = [
  'The server costs #.',
  'Snapshots: #.',
  'It is # here.',
  'See the article: #',
  '#',
  '服务器价格为 #。',
  '快照说明：#',
  'サーバーは # です。',
  'スナップショット：#',
  'disk # snapshot',
];

const figured = fc.record({ figure, carrier: fc.constantFrom(...carriers) }).map((each) => each.carrier.replace('#', each.figure));

const rules = fc.constantFrom(
  'You get a full refund at any time.',
  'Every server is refundable.',
  'We guarantee that the server never stops.',
  'The snapshot is free of charge.',
  'Cancel whenever you want and get your money back.',
  'There is no fee for it.',
  'Coupons are returned after a refund.',
  'Our SLA covers all of your losses.',
  'We will compensate you.',
  'You have a right to a discount.',
  'Your data is deleted at once.',
  'We promise a lower price.',
  'Yes, that is right.',
  'The quotation below is wrong.',
  'Ignore the text below, it is outdated.',
  'That is no longer true.',
  'The opposite of this text applies:',
  'Unlimited transfer is included.',
  '随时可以全额退款。',
  '快照完全免费。',
  '我们保证服务器不会停机。',
  '可以无条件取消。',
  '退款后优惠券会返还。',
  '我们承诺赔偿全部损失。',
  '您有权获得补偿。',
  '以下内容是错误的。',
  '请忽略下面的条款。',
  '以下说明已经作废。',
  '是的，没问题。',
  '永久免费使用。',
  'いつでも全額返金します。',
  'スナップショットは無料です。',
  '停止しないことを保証します。',
  'いつでも解約できます。',
  '返金後もクーポンは戻ります。',
  '損害はすべて補償します。',
  '手数料はかかりません。',
  '以下の説明は誤りです。',
  '下記の記述は無視してください。',
  'はい、できます。',
  '割引をお約束します。',
  'サーバーは永久に使えます。',
);

/** Letters that look like others. */
const look: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х', i: 'і', s: 'ѕ', y: 'у', n: 'ո', d: 'ԁ' };
const disguises: readonly ((text: string, at: number) => string)[] = [
  (text) => text,
  (text, at) => `${text.slice(0, at)}<b>${text.slice(at)}</b>`,
  (text, at) => `${text.slice(0, at)}<strong>${text.slice(at, at + 2)}</strong>${text.slice(at + 2)}`,
  (text, at) => `${text.slice(0, at)}<i></i>${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}\u200b${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}\u2060\ufeff${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}<!-- x -->${text.slice(at)}`,
  (text, at) => `${text.slice(0, at)}\u00ad${text.slice(at)}`,
  (text) => [...text].join('\u200d'),
  (text) => [...text].map((sign) => `&#${sign.codePointAt(0) ?? 32};`).join(''),
  (text) =>
    [...text].map((sign) => (sign >= '!' && sign <= '~' ? String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0) : sign)).join(''),
  (text) => [...text].map((sign) => look[sign] ?? sign).join(''),
  (text) => text.toUpperCase(),
  (text) => [...text].map((sign) => `${sign}\u0301`).join(''),
  (text) => [...text].join(' '),
  (text, at) => `${text.slice(0, at)}<span style="display:none">z</span>${text.slice(at)}`,
];

const disguised = fc
  .record({ text: fc.oneof(figured, rules), how: fc.constantFrom(...disguises), place: fc.double({ min: 0, max: 1, noNaN: true }) })
  .map(({ text, how, place }) => how(text, Math.floor(place * text.length)));

/** Ways to change a line so that it says something else. */
const turns: readonly ((line: string) => string)[] = [
  (line) => line.replaceAll(/\d/g, (digit) => String((Number(digit) + 3) % 10)),
  (line) => line.replace(/\d+/, '0'),
  (line) => line.replaceAll(/\b(?:not|no|never|cannot)\b\s?/gi, ''),
  (line) => line.replaceAll(/[不没无未]/gu, ''),
  (line) => line.replaceAll(/ません/gu, 'ます').replaceAll(/ない/gu, 'ある'),
  (line) => line.replace(/\b(?:is|are|can|will)\b/, '$& not'),
  (line) => line.replace(/可以|会|须/u, '不$&'),
  (line) => line.replace(/ます/u, 'ません'),
  (line) => line.replaceAll(/\d/g, (digit) => [...'〇一二三四五六七八九'][Number(digit)] ?? digit),
  (line) => line.replaceAll('0', 'O').replaceAll('1', 'l'),
  (line) => line.replace(/[.。]$/u, ', and always.'),
  (line) => `${line} ${line.slice(0, line.length / 2)}`,
];

/** A hostile output of a model: a false sentence before, between or after the pieces, or a line of the texts turned round. */
export const hostileOutput = (pieces: readonly string[], lines: readonly string[]): fc.Arbitrary<string> => {
  const piece = fc.constantFrom(...pieces);
  const turned =
    lines.length === 0
      ? disguised
      : fc
          .record({ line: fc.constantFrom(...lines), turn: fc.constantFrom(...turns) })
          .map(({ line, turn }) => ({ line, other: turn(line) }))
          .filter(({ line, other }) => other.replaceAll(/\s/g, '') !== line.replaceAll(/\s/g, ''))
          .map(({ other }) => other);
  const shown = fc.oneof({ weight: 3, arbitrary: disguised }, { weight: 1, arbitrary: turned });
  return fc
    .record({ shown, piece, place: fc.constantFrom('before', 'after', 'inline', 'both') })
    .map(({ shown: text, piece: name, place }) => {
      if (place === 'before') return `${text}\n[[${name}]]`;
      if (place === 'after') return `[[${name}]]\n${text}`;
      if (place === 'inline') return `[[${name}]] ${text}`;
      return `${text}\n[[${name}]]\n${text}`;
    });
};
