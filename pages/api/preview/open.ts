import type { NextApiRequest, NextApiResponse } from 'next';
import { languageOfLocale } from '#lib/language/languages.ts';
import { readPreviewLink } from '#lib/preview/preview-link.ts';
import { keepPreview } from '#components/preview/draft-cookie.ts';
import { loadWords } from '#locales/load-words.ts';

const statusOf = { unsigned: 401, over: 410 } as const;

/** Opens a page at an instant for anybody with the link; they see that instant only. */
export default async function open(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const nowMs = Date.now();
  const link = readPreviewLink(process.env.CONTENT_WEBHOOK_SECRET ?? '', request.query, nowMs);
  if (typeof link === 'string') {
    const [, prefix] = String(request.query.to).split('/');
    const words = await loadWords(languageOfLocale(prefix), 'preview');
    response.setHeader('Cache-Control', 'no-store').status(statusOf[link]).send(words(link));
    return;
  }
  const seconds = Math.max(1, Math.floor((link.untilMs - nowMs) / 1_000));
  keepPreview(request, response, { layers: [], atMs: link.atMs, fixed: true }, seconds);
  response.redirect(307, link.to);
}
