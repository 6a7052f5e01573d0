import type { NextApiRequest, NextApiResponse } from 'next';
import { createArticleTexts, makeArticleText } from '#lib/discovery/article-texts.ts';
import { sendText } from '#lib/discovery/send-text.ts';
import { readVersion } from '#lib/documents/read-version.ts';
import { languageOfLocale, type Language } from '#lib/language/languages.ts';
import { findPageCache } from '#lib/revalidation/page-cache-registry.ts';
import type { MarkdownWords } from '#lib/documents/markdown/article-markdown.ts';
import { loadWords } from '#locales/load-words.ts';

const texts = createArticleTexts({
  make: async (address) => makeArticleText(address, await wordsIn(address.language)),
  changeCount: async () => (await findPageCache()?.changeCount()) ?? null,
  nowMs: Date.now,
});

/** An article as Markdown: `/doc/article/{slug}.md`, `/zh/doc/article/{slug}/versions/{n}.md`. */
export default function answerArticleMarkdown({ query }: NextApiRequest, response: NextApiResponse): Promise<void> {
  const language = languageOfLocale(String(query.language));
  const version = query.version === undefined ? null : readVersion(query.version);
  return sendText(response, 'markdown', () => texts.read({ slug: String(query.slug), version, language }));
}

async function wordsIn(language: Language): Promise<MarkdownWords> {
  const words = await loadWords(language, 'documents');
  const dated = (key: string) => (date: string) => words(key).replace('{{date}}', date);
  return {
    version: words('facts.version'),
    effective: words('facts.effective'),
    updated: dated('updated'),
    missingTranslation: words('missingTranslation'),
    former: words('former'),
    coming: dated('coming'),
    readInForce: words('readInForce'),
  };
}
