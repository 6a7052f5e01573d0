const ascii = new Map<string, number>([...'0123456789'].map((digit, value) => [digit, value]));
const hanDigits: ReadonlyMap<string, number> = new Map(
  [
    ['〇零', 0],
    ['一壱壹', 1],
    ['二弐贰两兩俩', 2],
    ['三参叁仨', 3],
    ['四肆', 4],
    ['五伍', 5],
    ['六陆', 6],
    ['七柒', 7],
    ['八捌', 8],
    ['九玖', 9],
  ].flatMap(([signs, value]) => [...String(signs)].map((sign): [string, number] => [sign, Number(value)])),
);
const smallUnits: ReadonlyMap<string, number> = new Map([
  ['十', 10],
  ['拾', 10],
  ['百', 100],
  ['佰', 100],
  ['千', 1_000],
  ['仟', 1_000],
]);
const largeUnits: ReadonlyMap<string, number> = new Map([
  ['万', 10_000],
  ['億', 100_000_000],
  ['亿', 100_000_000],
]);

/** The value of a Chinese or Japanese numeral such as 三十二, 一万二千 or 二〇; null for anything else. */
function readHanNumeral(text: string): number | null {
  let total = 0;
  let section = 0;
  let digits: number | null = null;
  for (const sign of text) {
    const digit = hanDigits.get(sign) ?? ascii.get(sign);
    const small = smallUnits.get(sign);
    const large = largeUnits.get(sign);
    if (digit !== undefined) digits = (digits ?? 0) * 10 + digit;
    else if (small !== undefined) {
      section += (digits ?? 1) * small;
      digits = null;
    } else if (large !== undefined) {
      total += (section + (digits ?? 0) || 1) * large;
      section = 0;
      digits = null;
    } else return null;
  }
  return text === '' ? null : total + section + (digits ?? 0);
}

const englishNumerals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
const tens = { thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 } as const;

/** English number words up to a hundred. */
const englishNumbers: Readonly<Record<string, number>> = {
  ...Object.fromEntries(englishNumerals.map((word, value) => [word, value])),
  ...tens,
  hundred: 100,
  single: 1,
  dual: 2,
  double: 2,
  quad: 4,
  octa: 8,
};

const hanBeforeUnit =
  /([〇零一二三四五六七八九十百千两兩俩仨]+)(?=\s*(?:个|個|か|ヶ|カ|ケ|核|コア|芯|g|t|m|年|月|季|天|日|台|吉|ギガ|テラ|块|盘|枚|v))/giu;
const englishWord = new RegExp(
  String.raw`\b(${Object.keys(englishNumbers).join('|')})(?=[\s-]+(?:v?cpus?|v?cores?|gi?b|gigs?|gigabytes?|tb|months?|years?|quarters?|servers?|instances?|machines?|vms?|vpses)\b)`,
  'gi',
);

/** A question with the numbers before a unit in digits: 两核 is 2核, four cores is 4 cores. */
export const withDigits = (text: string): string =>
  text
    .replace(hanBeforeUnit, (numeral) => String(readHanNumeral(numeral) ?? numeral))
    .replace(/[单單]核|シングルコア/gu, '1核')
    .replace(/[双雙]核|デュアルコア/gu, '2核')
    .replace(/クアッドコア/gu, '4核')
    .replace(englishWord, (word) => String(englishNumbers[word.toLowerCase()] ?? word));
