import { decodeSignatureHeader, encodeSignatureHeader, isValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import { contentChangeSchema, type ContentChange } from './content-change.ts';

export const signatureHeader = SIGNATURE_HEADER_NAME;

/** A notice older or newer than this is refused: a recorded one cannot be played again later. */
const freshnessMs = 5 * 60 * 1_000;

export type NoticeVerdict =
  | { ok: true; change: ContentChange }
  | { ok: false; reason: 'unsigned' | 'stale' | 'malformed' };

/** Reads a notice by its raw body: signed with our secret, recent, and of the shape that we asked for. */
export async function readContentNotice(
  notice: { rawBody: string; signature: string | undefined },
  context: { secret: string; now: Date },
): Promise<NoticeVerdict> {
  const signedAtMs = notice.signature ? timestampOf(notice.signature) : null;
  if (!notice.signature || signedAtMs === null) return { ok: false, reason: 'unsigned' };
  if (!(await isValidSignature(notice.rawBody, notice.signature, context.secret))) return { ok: false, reason: 'unsigned' };
  if (Math.abs(context.now.getTime() - signedAtMs) > freshnessMs) return { ok: false, reason: 'stale' };
  const change = contentChangeSchema.safeParse(parseJson(notice.rawBody));
  return change.success ? { ok: true, change: change.data } : { ok: false, reason: 'malformed' };
}

/** Signs a notice of our own in the CMS's way, so that one reader serves both. */
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
