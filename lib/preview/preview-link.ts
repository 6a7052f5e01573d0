import { createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { previewLinkDays } from './preview-link-days.ts';
import { previewTarget } from './preview-target.ts';

const dayMs = 86_400_000;

/** A page at an instant, for somebody without an account. */
export interface PreviewLink {
  /** The page's path. */
  readonly to: string;
  /** Epoch ms. */
  readonly atMs: number;
  /** From then on the link opens nothing, epoch ms. */
  readonly untilMs: number;
}

const epochMs = z.string().check(z.regex(/^\d{1,16}$/));
const querySchema = z.object({ to: z.string(), at: epochMs, until: epochMs, mark: z.string() });

/** The address that opens a page at an instant, signed by us. */
export function previewLinkAddress(secret: string, page: { readonly to: string; readonly atMs: number }, nowMs: number): string {
  const link: PreviewLink = { to: previewTarget(page.to), atMs: page.atMs, untilMs: nowMs + previewLinkDays * dayMs };
  const query = new URLSearchParams({ to: link.to, at: String(link.atMs), until: String(link.untilMs), mark: markOf(secret, link) });
  return `/api/preview/open?${query}`;
}

/** The link of a query; what was signed by nobody here, or is over, opens nothing. */
export function readPreviewLink(secret: string, query: unknown, nowMs: number): PreviewLink | 'unsigned' | 'over' {
  const read = querySchema.safeParse(query);
  if (!read.success) return 'unsigned';
  const link: PreviewLink = { to: read.data.to, atMs: Number(read.data.at), untilMs: Number(read.data.until) };
  const expected = Buffer.from(markOf(secret, link));
  const given = Buffer.from(read.data.mark);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'unsigned';
  return link.untilMs > nowMs ? link : 'over';
}

/** The secret serves other signatures too; the prefix separates them. */
const markOf = (secret: string, { to, atMs, untilMs }: PreviewLink): string =>
  createHmac('sha256', secret).update(`preview-link\n${atMs}\n${untilMs}\n${to}`).digest('base64url');
