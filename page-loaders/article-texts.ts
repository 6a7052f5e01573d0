import { createArticleTexts, makeArticleText } from '#lib/discovery/article-texts.ts';
import type { MarkdownWords } from '#lib/documents/markdown/article-markdown.ts';
import type { Language } from '#lib/language/languages.ts';
import { findPageCache } from '#lib/revalidation/page-cache-registry.ts';
import { loadWords } from '#locales/load-words.ts';

/** The published articles as Markdown, kept until the next publication. */
export const articleTexts = createArticleTexts({
  make: async (address) => makeArticleText(address, await wordsIn(address.language)),
  changeCount: async () => (await findPageCache()?.changeCount()) ?? null,
  nowMs: Date.now,
});

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
