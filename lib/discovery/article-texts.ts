import { LRUCache } from 'lru-cache';
import { contentConfig } from '#lib/content/config.ts';
import { publishedSource, type ContentSource } from '#lib/content/content-source.ts';
import { isContentUnavailable } from '#lib/content/content-unavailable.ts';
import { readWhole } from '#lib/content/read-whole.ts';
import { slugOfArticlePath } from '#lib/content/article-paths.ts';
import { secondsToNextChange } from '#lib/content/instants.ts';
import { articleMarkdown, type MarkdownWords } from '#lib/documents/markdown/article-markdown.ts';
import { loadArticle } from '#lib/documents/load-article.ts';
import { localizePath, type Language } from '#lib/language/languages.ts';
import { loadFrame } from '#lib/page/load-frame.ts';
import type { PageRequest } from '#lib/page/page-request.ts';
import { markdownOfPage } from './markdown-of-page.ts';

/** An article's text, or where it is now. */
export type ArticleText =
  | { readonly kind: 'text'; readonly text: string; /** The address of its page. */ readonly page: string }
  | { readonly kind: 'redirect'; readonly to: string; readonly permanent: boolean };

export interface ArticleTextAddress {
  readonly slug: string;
  /** Null for the version in force. */
  readonly version: number | null;
  readonly language: Language;
}

interface RenderedText {
  readonly text: ArticleText | null;
  /** For how long it is fresh without a publication. */
  readonly freshSeconds: number;
}

export interface ArticleTextDeps {
  readonly make: (address: ArticleTextAddress) => Promise<RenderedText>;
  /** Grows with every publication; null if publications are not counted, and then nothing is kept. */
  readonly changeCount: () => Promise<number | null>;
  readonly nowMs: () => number;
}

const textsAtMost = 500;

/**
 * The texts of articles, each made again after a publication or at the next instant that changes it. While the content is unavailable, the
 * last one is served. What does not exist is not kept.
 */
export function createArticleTexts({ make, changeCount, nowMs }: ArticleTextDeps): {
  read(address: ArticleTextAddress): Promise<ArticleText | null>;
} {
  const kept = new LRUCache<string, { text: ArticleText; count: number | null; until: number }>({ max: textsAtMost });
  const making = new Map<string, Promise<ArticleText | null>>();
  const remake = async (address: ArticleTextAddress, key: string, count: number | null): Promise<ArticleText | null> => {
    const startedAtMs = nowMs();
    const { text, freshSeconds } = await make(address);
    if (text === null) kept.delete(key);
    else kept.set(key, { text, count, until: startedAtMs + freshSeconds * 1_000 });
    return text;
  };
  return {
    read: async (address) => {
      const key = JSON.stringify(address);
      const count = await changeCount();
      const before = kept.get(key);
      if (before && count !== null && before.count === count && nowMs() < before.until) return before.text;
      // readers of one publication share one rendering
      const turn = `${String(count)} ${key}`;
      const made = making.get(turn) ?? remake(address, key, count).finally(() => making.delete(turn));
      making.set(turn, made);
      try {
        return await made;
      } catch (error) {
        if (!before || !isContentUnavailable(error)) throw error;
        return before.text;
      }
    },
  };
}

/** Makes the text of an article from the published content; throws ContentUnavailableError while there is none. */
export const makeArticleText = (address: ArticleTextAddress, words: MarkdownWords): Promise<RenderedText> =>
  readWhole(
    () => publishedSource(),
    (source) => makeText(source, address, words),
  );

async function makeText(source: ContentSource, address: ArticleTextAddress, words: MarkdownWords): Promise<RenderedText> {
  const { slug, version, language } = address;
  const nowMs = Date.now();
  const request: PageRequest = { source, language, nowMs, pictureBase: contentConfig().pictureBase };
  const [found, { frame }] = await Promise.all([loadArticle(request, { slug, version }), loadFrame(source.ask, language, nowMs)]);
  if (found.kind === 'absent') return { text: null, freshSeconds: 0 };
  if (found.kind === 'redirect') return { text: { ...found, to: asMarkdown(found.to) }, freshSeconds: 0 };
  const siteUrl = frame.siteUrl ?? '';
  const { path } = found.content;
  const text = articleMarkdown(found.content, { path, language, siteUrl }, words);
  return {
    text: { kind: 'text', text, page: `${siteUrl}${localizePath(path, language)}` },
    freshSeconds: secondsToNextChange(found.changesAt, nowMs),
  };
}

/** An article that moved is followed to its text; any other target is a page. */
const asMarkdown = (to: string): string => (slugOfArticlePath(to.replace(/^\/(?:zh|ja)(?=\/)/, '')) === null ? to : markdownOfPage(to));
