/** As much as the strictest of the usual clouds takes, so that a text that works there works here: 16 KiB before any encoding. */
export const userDataBytesAtMost = 16_384;

/** How a text for cloud-init may begin, by its own documentation; `##` is a template that becomes one of the others. */
export const userDataHeads = [
  '#cloud-config',
  '#!',
  '#cloud-boothook',
  '#include',
  '#part-handler',
  '## template: jinja',
  'Content-Type: multipart',
  'MIME-Version:',
] as const;

/** Why a text is none for cloud-init: too long, or nothing that it would know by its first line. */
type UserDataFault = 'long' | 'head';

export interface UserData {
  /** With the line ends of a server: with others no script runs. */
  readonly text: string;
  readonly lines: number;
}

export type UserDataVerdict = ({ readonly ok: true } & UserData) | { readonly ok: false; readonly fault: UserDataFault };

/** What cloud-init reads at the first start of a Linux server. What surrounds it does not count. */
export function checkUserData(typed: string): UserDataVerdict {
  const text = typed
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^\uFEFF/, '')
    .trim();
  if (new TextEncoder().encode(text).length > userDataBytesAtMost) return { ok: false, fault: 'long' };
  if (!userDataHeads.some((head) => begins(text, head))) return { ok: false, fault: 'head' };
  return { ok: true, text, lines: text.split('\n').length };
}

/** `#cloud-config` is a whole word: `#cloud-configuration` is a comment. */
const begins = (text: string, head: string): boolean =>
  text.startsWith(head) && (!/[a-z]$/.test(head) || !/^[a-z]/.test(text.slice(head.length)));

/** This form alone is YAML. */
export const isCloudConfig = (text: string): boolean => begins(text, '#cloud-config');
