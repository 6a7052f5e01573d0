import { decodeSignatureHeader, encodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import type * as z from 'zod/mini';
import { documentBytesAtMost } from '#lib/content/document-limits.ts';

export const signatureHeader = SIGNATURE_HEADER_NAME;

const aroundDocumentsBytes = 64 * 1_024;

/** The largest notice that both receivers accept: the largest document before and after an edit. */
export const noticeBytesAtMost = 2 * documentBytesAtMost + aroundDocumentsBytes;

/** A notice signed longer ago than this is rejected, so that a recorded one cannot be replayed later; so is one signed as far ahead. */
const freshnessMs = 5 * 60 * 1_000;

/** Why a notice is rejected: `forged` stands for unsigned too, `too-old` for any time of signing but the last five minutes. */
export type RejectionReason = 'forged' | 'too-old' | 'malformed';

export type NoticeVerdict<Change> = { ok: true; change: Change } | { ok: false; reason: RejectionReason };

/** Parses a notice from its raw body: signed with our secret, recent, and of the requested shape. */
export async function readContentNotice<Change>(
  notice: { rawBody: string; signature: string | undefined },
  context: { secret: string; now: Date; schema: z.ZodMiniType<Change> },
): Promise<NoticeVerdict<Change>> {
  const signedAtMs = notice.signature ? timestampOf(notice.signature) : null;
  if (!notice.signature || signedAtMs === null) return { ok: false, reason: 'forged' };
  if (!(await isValidSignature(notice.rawBody, notice.signature, context.secret))) return { ok: false, reason: 'forged' };
  if (Math.abs(context.now.getTime() - signedAtMs) > freshnessMs) return { ok: false, reason: 'too-old' };
  const change = context.schema.safeParse(parseJson(notice.rawBody));
  return change.success ? { ok: true, change: change.data } : { ok: false, reason: 'malformed' };
}

/** Signs a notice of our own in the CMS's way, so that one reader handles both. */
export const signContentNotice = (rawBody: string, secret: string, now: Date): Promise<string> =>
  encodeSignatureHeader(rawBody, now.getTime(), secret);

function timestampOf(signature: string): number | null {
  try {
    return decodeSignatureHeader(signature).timestamp;
  } catch {
    return null;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
