import type { FileKind } from './file-kinds.ts';
import { findForeignContent } from './foreign-content.ts';

export type FileVerdict =
  | { readonly ok: true; readonly kind: FileKind }
  | { readonly ok: false; readonly reason: 'empty' | 'unknown' }
  | { readonly ok: false; readonly reason: 'truncated' | 'polyglot'; readonly kind: FileKind }
  | { readonly ok: false; readonly reason: 'wrong-extension'; readonly kind: FileKind; readonly extension: string | null };

interface Signature {
  readonly kind: FileKind;
  /** Null: any byte matches. */
  readonly starts: readonly (number | null)[];
  /** Fewer bytes than this cannot contain the header that follows the signature. */
  readonly headerBytes: number;
}

const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const anySize = [null, null, null, null] as const;

const signatures: readonly Signature[] = [
  { kind: 'jpg', starts: [0xff, 0xd8, 0xff], headerBytes: 6 },
  { kind: 'png', starts: [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a, 0, 0, 0, 13, ...ascii('IHDR')], headerBytes: 33 },
  { kind: 'gif', starts: ascii('GIF87a'), headerBytes: 13 },
  { kind: 'gif', starts: ascii('GIF89a'), headerBytes: 13 },
  { kind: 'avi', starts: [...ascii('RIFF'), ...anySize, ...ascii('AVI LIST'), ...anySize, ...ascii('hdrl')], headerBytes: 24 },
];

const extensions = { jpg: ['jpg', 'jpeg'], png: ['png'], gif: ['gif'], avi: ['avi'] } as const satisfies Record<
  FileKind,
  readonly string[]
>;

/** The type shown by a file's first bytes, whatever its name; null if they match none or are truncated. */
export function sniffFileKind(bytes: Uint8Array): FileKind | null {
  return signatures.find((signature) => bytes.length >= signature.headerBytes && startsAs(bytes, signature))?.kind ?? null;
}

/**
 * Checks a file by its first bytes and its name: empty, unknown, truncated within its header, another language inside it (a
 * polyglot), or a wrong extension. The more bytes are given, the more polyglots are found. No form of this site takes a file; the
 * specification asks for the checker.
 */
export function checkFile(name: string, bytes: Uint8Array): FileVerdict {
  if (bytes.length === 0) return { ok: false, reason: 'empty' };
  const signature = signatures.find((candidate) => startsAs(bytes, candidate));
  if (!signature) return { ok: false, reason: 'unknown' };
  const { kind, headerBytes } = signature;
  if (bytes.length < headerBytes) return { ok: false, reason: 'truncated', kind };
  if (findForeignContent(kind, bytes) !== null) return { ok: false, reason: 'polyglot', kind };
  const extension = extensionOf(name);
  const agrees = extensions[kind].some((candidate) => candidate === extension);
  return agrees ? { ok: true, kind } : { ok: false, reason: 'wrong-extension', kind, extension };
}

/** Whether the available bytes agree with the signature. */
const startsAs = (bytes: Uint8Array, { starts }: Signature): boolean =>
  starts.every((expected, place) => expected === null || place >= bytes.length || bytes[place] === expected);

/** In lower case; null if there is none, or if a control character could hide another extension. */
function extensionOf(name: string): string | null {
  if (/[\u0000-\u001f\u007f]/.test(name)) return null;
  const at = name.lastIndexOf('.');
  return at < 0 ? null : name.slice(at + 1).toLowerCase();
}
