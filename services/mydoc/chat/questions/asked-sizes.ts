import { allMatches, firstMatch, type QuestionText } from './question-text.ts';

/** The parts of a server that a question names. */
export interface AskedSizes {
  /** A model's code in full. */
  readonly model: string | null;
  readonly vcpu: number | null;
  readonly memoryGib: number | null;
  /** The boot disk; a null size or kind is not named. */
  readonly disk: { readonly label: string | null; readonly sizeGib: number | null } | null;
  readonly outboundGb: number | null;
  /** How many servers. */
  readonly quantity: number;
  /** Whether every size in it has been understood. */
  readonly isReadWhole: boolean;
}

const gib = String.raw`(?:gib|gb|g|gigs?|gigabytes?|ギガ(?:バイト)?|吉)`;
const memory = String.raw`(?:ram|memory|mem|内存|记忆体|記憶體|メモリー?)`;
const transfer = String.raw`(?:outbound|transfer|traffic|egress|bandwidth|流量|出网|转送|転送|トラフィック)`;
const diskWord = String.raw`(?:ssd|nvme|disks?|storage|drive|hdd|系统盘|数据盘|云硬盘|云盘|固态硬盘|固态|硬盘|磁盘|盘|ディスク|ストレージ)`;
const cores = String.raw`(?:v?-?cpus?|v?-?cores?|processors?|核心?|个?核|コア|芯)`;

const fullModel = /\bcvm\.[a-z0-9.]+c\d+m\d+\b/u;
const shortCode = /(?<![a-z0-9])c(\d{1,3})m(\d{1,4})(?![a-z0-9])/u;
const shortPair = /(?<![a-z0-9])(\d{1,3})\s?(?:c|h|核)\s?[/,+、，x×]?\s?(\d{1,4})\s?g(?:i?b)?(?![a-z])/u;
const coresBefore = new RegExp(String.raw`(?<![\d.])(\d{1,3})\s*-?\s*(?:个|個)?\s*${cores}`, 'u');
const coresAfter = new RegExp(String.raw`${cores}\s*(?:[:：=x×]|を|が|は)?\s*(\d{1,3})(?![\d.]|\s*${gib})`, 'u');
const memoryBefore = new RegExp(String.raw`(?<![\d.])(\d{1,4})\s*-?\s*${gib}?\s*(?:of |の|的)?\s*${memory}`, 'u');
const memoryAfter = new RegExp(String.raw`${memory}\s*(?:[:：=]|が|は|を|of)?\s*(\d{1,4})\s*-?\s*${gib}?`, 'u');
const anyGib = new RegExp(
  String.raw`(?<![\d.])(\d{1,4})\s*-?\s*${gib}(?![a-z])(?!\s*-?\s*(?:of |の|的)?\s*(?:${diskWord}|${transfer}))`,
  'u',
);
const diskBefore = new RegExp(
  String.raw`(?<![\d.])(?<!(?:コア|核|cores?|vcpus?)[\s、,/]*)(\d{1,4})\s*-?\s*${gib}\s*(?:of |の|的)?\s*(?:boot |system |data )?${diskWord}`,
  'u',
);
const diskAfter = new RegExp(
  String.raw`${diskWord}\s*(?:[:：=,、，]|が|は|を|で|に|of|for|with|选|要|用|是|为|加到)?\s*(\d{1,4})\s*-?\s*${gib}(?!\s*-?\s*(?:of |の|的)?\s*(?:${memory}|${transfer}))`,
  'u',
);
const diskAfterAnything = new RegExp(String.raw`${diskWord}\s*(?:[:：=]|が|は|を|of)?\s*(\d{1,4})\s*-?\s*${gib}`, 'u');
const transferBefore = new RegExp(
  String.raw`(?<![\d.])(\d{1,5})\s*-?\s*(gb|g|tb|t|テラ|ギガ)\s*(?:バイト)?\s*(?:of |の|的|/月|/mo|每月|月|a month of |per month of )?\s*(?:monthly |data |outbound |out)?\s*${transfer}`,
  'u',
);
const transferAfter = new RegExp(
  String.raw`${transfer}\s*(?:量|额度|包|套餐|plan|allowance)?\s*(?:[:：=,、，]|が|は|を|で|に|of|每月|选|要|用|是|为)?\s*(\d{1,5})\s*(gb|g|tb|t|テラ|ギガ)`,
  'u',
);
const kindOfDisk = /(?<![a-z])(ssd|nvme)(?![a-z])/u;
const gbInTb = 1_000;
const mibInGib = 1_024;
/** 8192 MB: gibibytes are written so. */
const mebibytes = /(?<![\d.])(\d{4,6})\s*(?:mib|mb|兆)(?![a-z])/u;
const terabytesOfMemory = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})\s*-?\s*(?:tib|tb|t|テラ)(?:バイト)?\s*(?:of |の|的)?\s*${memory}|${memory}\s*(?:[:：=]|が|は|を|of)?\s*(\d{1,2})\s*-?\s*(?:tib|tb|t|テラ)(?![a-z])`,
  'u',
);
/** Cores and memory together: another one that is compared. */
const configuration = new RegExp(
  String.raw`\d{1,3}\s*-?\s*(?:个|個)?\s*(?:${cores}|c|h)[^\d;]{0,12}\d{1,4}\s*-?\s*${gib}?(?![a-z\d])`,
  'gu',
);
/** 2コア4GBのディスク: what follows the cores is the memory, whatever comes next. */
const afterCores = new RegExp(String.raw`(?<![\d.])\d{1,3}\s*-?\s*(?:个|個)?\s*${cores}[\s、，,/]*(\d{1,4})\s*-?\s*${gib}(?![a-z])`, 'u');
const anySize = new RegExp(String.raw`(?<![\d.])\d[\d.]*\s*-?\s*(?:${gib}|tib|tb|t|テラ)(?![a-z])`, 'u');
const serverWord = String.raw`(?:(?:cloud |virtual |identical |such )*(?:servers?|instances?|vms?|vps(?:es)?|machines?|boxes|nodes)\b)`;
const counted = new RegExp(
  String.raw`(?<![\d.a-z-])(?<!(?:debian|ubuntu|linux|almalinux|rocky|alpine|windows|server|tokyo|angeles) ?)(\d{1,4})\s*(?:(?:x|×|pcs|of)\s*)?${serverWord}|(?<![\d.a-z])(\d{1,4})\s*(?:台|个实例|个服务器)|(?<![\d.a-z])(\d{1,4})\s?[x×]\s?(?=\d|c\d|cvm)|(?<![a-z]\s?)[x×]\s?(\d{1,4})(?![\d.]|\s*${gib})(?=[^\da-z]|$)`,
  'u',
);

const number = (match: RegExpExecArray | null, group = 1): number | null => (match?.[group] === undefined ? null : Number(match[group]));

/** Cores, memory, disk and transfer, as far as they are named; GB counts as GiB. In what names a server, a size alone is its memory. */
export function readSizes(asked: QuestionText, namesServer = false): AskedSizes {
  const count = firstMatch(asked, counted);
  const question = without(asked, count);
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
  const kinds = new Set(allMatches(question, kindOfDisk).map((match) => match[1]));
  const kind = firstMatch(question, kindOfDisk)?.[1] ?? null;
  const memoryGib =
    named ?? number(firstMatch(afterDisk, afterCores)) ?? (vcpu === null && !namesServer ? null : number(firstMatch(afterDisk, anyGib)));
  const unread = afterDisk.forms.map((form) =>
    form.replaceAll(configuration, ' ').replace(new RegExp(String.raw`(?<![\d.])${memoryGib ?? 'none'}\s*-?\s*${gib}`, 'u'), ' '),
  );
  return {
    model: firstMatch(question, fullModel)?.[0] ?? null,
    vcpu,
    memoryGib,
    disk: kind === null && diskSize === null ? null : { label: kind, sizeGib: number(diskSize) },
    outboundGb: outbound ? (number(outbound) ?? 0) * (/^t|テラ/u.test(outbound[2] ?? '') ? gbInTb : 1) : null,
    isReadWhole: kinds.size <= 1 && !unread.some((form) => anySize.test(form)),
    quantity: Number(count?.slice(1).find((each) => each !== undefined) ?? 1),
  };
}

/** A question with its memory in GiB: 8192 MB is 8 GB, 1 TB of memory 1024 GB. */
export function memoryInGib(question: QuestionText): QuestionText {
  const read = (form: string): string =>
    form
      .replace(mebibytes, (written, size: string) => (Number(size) % mibInGib === 0 ? `${Number(size) / mibInGib}gb` : written))
      .replace(terabytesOfMemory, (written) =>
        written.replace(/(\d{1,2})\s*-?\s*(?:tib|tb|t|テラ)/u, (_, size: string) => `${Number(size) * mibInGib}gb`),
      );
  const [own, simplified] = question.forms;
  return { ...question, forms: [read(own), read(simplified)] };
}

/** A question without what has been read already. */
const without = (question: QuestionText, match: RegExpExecArray | null): QuestionText =>
  match === null ? question : { ...question, forms: question.forms.map((form) => form.replace(match[0], ' ; ')) as [string, string] };
