import type { FileKind } from './file-kinds.ts';

/** Byte sequences that start something other than a picture or film; long enough not to occur by chance in compressed data. */
const foreignMarks = ['<script', '<?php', '<html', '<!doctype', '<svg', '<iframe', '%pdf-', 'pk\u0003\u0004'] as const;

/** Only this much is scanned: a sniffer sees the front of a file, and stores re-encode pictures. */
const searchedBytesAtMost = 1_048_576;

/** The position of a number that becomes the start of a comment or an assignment when the file is run as a script. */
const scriptOpenings = { gif: 6, jpg: 4 } as const satisfies Partial<Record<FileKind, number>>;

/** Foreign content in a file's bytes: the sequence that was found, or null. Linear in the bytes. */
export function findForeignContent(kind: FileKind, bytes: Uint8Array): string | null {
  const text = latin.decode(bytes.subarray(0, searchedBytesAtMost)).toLowerCase();
  return (hasScriptOpening(kind, text) ? 'script' : null) ?? foreignMarks.find((mark) => text.includes(mark)) ?? null;
}

const latin = new TextDecoder('latin1');

/** `GIF89a/*…` and `GIF89a=1;…` are both a header and JavaScript; a real picture with such a size is over 8,000 pixels wide. */
function hasScriptOpening(kind: FileKind, text: string): boolean {
  if (kind !== 'gif' && kind !== 'jpg') return false;
  const opening = text.slice(scriptOpenings[kind], scriptOpenings[kind] + 2);
  return opening === '/*' || (kind === 'gif' && /^=[ -~]$/.test(opening));
}
