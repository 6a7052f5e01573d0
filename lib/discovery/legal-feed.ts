import { articleVersionPath } from '#lib/content/article-paths.ts';
import { effectiveInWords } from '#lib/content/effective-in-words.ts';
import type { PublishedLegalVersion } from '#lib/content/queries/legal-versions-query.ts';
import { legalFeedPath } from './feed-path.ts';
import { rssFeed, type RssChannel } from './rss.ts';

export interface LegalFeedFacts extends Pick<RssChannel, 'siteUrl' | 'language' | 'title' | 'description'> {
  /** Words of an item: its title with the number, and from when it is in force. */
  readonly versionOf: (title: string, version: number) => string;
  readonly effective: (date: string) => string;
}

/** Every published version of the legal texts in one language as RSS 2.0, the latest first. */
export const legalFeed = (versions: readonly PublishedLegalVersion[], { versionOf, effective, ...channel }: LegalFeedFacts): string =>
  rssFeed(
    { ...channel, page: '/doc', self: legalFeedPath },
    versions.map((version) => ({
      path: articleVersionPath(version.slug, version.version),
      title: versionOf(version.title, version.version),
      category: null,
      description: [effective(effectiveInWords(version, channel.language)), version.changeNote].filter((words) => words !== null).join(' '),
      publishedAtMs: Date.parse(version._createdAt),
      editedAtMs: null,
    })),
  );
