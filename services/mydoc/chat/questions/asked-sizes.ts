import { firstMatch, type QuestionText } from './question-text.ts';

/** The parts of a server that a question names. */
export interface AskedSizes {
  /** A model's code in full. */
  readonly model: string | null;
  readonly vcpu: number | null;
  readonly memoryGib: number | null;
  /** The boot disk; a null size or kind is not named. */
  readonly disk: { readonly label: string | null; readonly sizeGib: number | null } | null;
  readonly outboundGb: number | null;
}

const gib = String.raw`(?:gib|gb|g|gigs?|gigabytes?|ギガ(?:バイト)?|吉)`;
const memory = String.raw`(?:ram|memory|mem|内存|记忆体|記憶體|メモリー?)`;
const transfer = String.raw`(?:outbound|transfer|traffic|egress|流量|出网|转送|転送|トラフィック)`;
const diskWord = String.raw`(?:ssd|nvme|disks?|storage|drive|hdd|系统盘|数据盘|云硬盘|云盘|硬盘|磁盘|盘|ディスク|ストレージ)`;
const cores = String.raw`(?:v?-?cpus?|v?-?cores?|processors?|核心?|个?核|コア|芯)`;

const fullModel = /\bcvm\.[a-z0-9.]+c\d+m\d+\b/u;
const shortCode = /(?<![a-z0-9])c(\d{1,3})m(\d{1,4})(?![a-z0-9])/u;
const shortPair = /(?<![a-z0-9])(\d{1,3})\s?(?:c|h|核)\s?(\d{1,4})\s?g(?:i?b)?(?![a-z])/u;
const coresBefore = new RegExp(String.raw`(?<![\d.])(\d{1,3})\s*-?\s*${cores}`, 'u');
const coresAfter = new RegExp(String.raw`${cores}\s*(?:[:：=x×]|を|が|は)?\s*(\d{1,3})(?![\d.]|\s*${gib})`, 'u');
const memoryBefore = new RegExp(String.raw`(?<![\d.])(\d{1,4})\s*-?\s*${gib}?\s*(?:of |の|的)?\s*${memory}`, 'u');
const memoryAfter = new RegExp(String.raw`${memory}\s*(?:[:：=]|が|は|を|of)?\s*(\d{1,4})\s*-?\s*${gib}?`, 'u');
const anyGib = new RegExp(
  String.raw`(?<![\d.])(\d{1,4})\s*-?\s*${gib}(?![a-z])(?!\s*-?\s*(?:of |の|的)?\s*(?:${diskWord}|${transfer}))`,
  'u',
);
const diskBefore = new RegExp(String.raw`(?<![\d.])(\d{1,4})\s*-?\s*${gib}\s*(?:of |の|的)?\s*(?:boot |system |data )?${diskWord}`, 'u');
const diskAfter = new RegExp(
  String.raw`${diskWord}\s*(?:[:：=]|が|は|を|of)?\s*(\d{1,4})\s*-?\s*${gib}(?!\s*-?\s*(?:of |の|的)?\s*(?:${memory}|${transfer}))`,
  'u',
);
const diskAfterAnything = new RegExp(String.raw`${diskWord}\s*(?:[:：=]|が|は|を|of)?\s*(\d{1,4})\s*-?\s*${gib}`, 'u');
const transferBefore = new RegExp(
  String.raw`(?<![\d.])(\d{1,5})\s*-?\s*(gb|g|tb|t|テラ|ギガ)\s*(?:バイト)?\s*(?:of |の|的|/月|每月)?\s*(?:monthly |data |outbound )?${transfer}`,
  'u',
);
const transferAfter = new RegExp(String.raw`${transfer}\s*(?:量)?\s*(?:[:：=]|が|は|を|of)?\s*(\d{1,5})\s*(gb|g|tb|t|テラ|ギガ)`, 'u');
const kindOfDisk = /\b(ssd|nvme)\b/u;
const gbInTb = 1_000;

const number = (match: RegExpExecArray | null, group = 1): number | null => (match?.[group] === undefined ? null : Number(match[group]));

/** Cores, memory, disk and transfer, as far as they are named; GB counts as GiB. */
export function readSizes(question: QuestionText): AskedSizes {
  const pair = firstMatch(question, shortCode) ?? firstMatch(question, shortPair);
  const rest = without(question, pair);
  const outbound = firstMatch(rest, transferBefore) ?? firstMatch(rest, transferAfter);
  const afterTransfer = without(rest, outbound);
  // 内存 8G 硬盘 100G: each name comes before its size
  const namesFirst = firstMatch(afterTransfer, memoryAfter) !== null && firstMatch(afterTransfer, diskAfterAnything) !== null;
  const diskSize = namesFirst
    ? firstMatch(afterTransfer, diskAfterAnything)
    : (firstMatch(afterTransfer, diskBefore) ?? firstMatch(afterTransfer, diskAfter));
  const afterDisk = without(afterTransfer, diskSize);
  const vcpu = number(pair) ?? number(firstMatch(afterDisk, coresBefore)) ?? number(firstMatch(afterDisk, coresAfter));
  const named =
    number(pair, 2) ??
    (namesFirst ? number(firstMatch(afterDisk, memoryAfter)) : null) ??
    number(firstMatch(afterDisk, memoryBefore)) ??
    number(firstMatch(afterDisk, memoryAfter));
  const kind = firstMatch(question, kindOfDisk)?.[1] ?? null;
  return {
    model: firstMatch(question, fullModel)?.[0] ?? null,
    vcpu,
    memoryGib: named ?? (vcpu === null ? null : number(firstMatch(afterDisk, anyGib))),
    disk: kind === null && diskSize === null ? null : { label: kind, sizeGib: number(diskSize) },
    outboundGb: outbound ? (number(outbound) ?? 0) * (/^t|テラ/u.test(outbound[2] ?? '') ? gbInTb : 1) : null,
  };
}

/** A question without what has been read already. */
const without = (question: QuestionText, match: RegExpExecArray | null): QuestionText =>
  match === null ? question : { ...question, forms: question.forms.map((form) => form.replace(match[0], ' ; ')) as [string, string] };
