import type { NextApiRequest, NextApiResponse } from 'next';
import { sendText } from '#lib/discovery/send-text.ts';
import { readVersion } from '#lib/documents/read-version.ts';
import { languageOfLocale } from '#lib/language/languages.ts';
import { articleTexts } from '#page-loaders/article-texts.ts';

/** An article as Markdown: `/doc/article/{slug}.md`, `/zh/doc/article/{slug}/versions/{n}.md`. */
export default function answerArticleMarkdown({ query }: NextApiRequest, response: NextApiResponse): Promise<void> {
  const language = languageOfLocale(String(query.language));
  const version = query.version === undefined ? null : readVersion(query.version);
  return sendText(response, 'markdown', () => articleTexts.read({ slug: String(query.slug), version, language }));
}
