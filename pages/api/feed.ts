import type { NextApiRequest, NextApiResponse } from 'next';
import { announcementFilters, type AnnouncementFilter } from '#lib/announcements/announcement-paths.ts';
import { cachedValue, type CachedValue } from '#lib/discovery/cached-value.ts';
import { sendText } from '#lib/discovery/send-text.ts';
import { makeFeed, makeLegalFeed } from '#lib/discovery/site-texts.ts';
import { languages, type Language } from '#lib/language/languages.ts';
import { loadWords } from '#locales/load-words.ts';

const feedOf = (language: Language, filter: AnnouncementFilter): CachedValue<string> =>
  cachedValue(async () => {
    const words = await loadWords(language, 'announcements');
    const all = filter === 'all';
    return makeFeed(language, filter, {
      title: all ? words('title') : `${words('title')}: ${words(`filter.${filter}`)}`,
      description: all ? words('lead') : words(`leadOf.${filter}`),
      kinds: { Notice: words('kind.Notice'), Activity: words('kind.Activity') },
    });
  });

const legalFeedOf = (language: Language): CachedValue<string> =>
  cachedValue(async () => {
    const words = await loadWords(language, 'documents');
    return makeLegalFeed(language, {
      title: words('feed.title'),
      description: words('feed.lead'),
      versionOf: (title, version) =>
        words('feed.version')
          .replace('{{title}}', () => title)
          .replace('{{version}}', String(version)),
      effective: (date) => words('feed.effective').replace('{{date}}', date),
    });
  });

const feeds = new Map<string, CachedValue<string>>(
  languages.flatMap((language) => [
    ...announcementFilters.map((filter) => [`${language} ${filter}`, feedOf(language, filter)] as const),
    [`${language} legal`, legalFeedOf(language)] as const,
  ]),
);

/**
 * The announcements as a feed: `/feed.xml`, `/zh/feed.xml`, those of one kind at `/doc/announce/notice/feed.xml`; legal texts at
 * `/doc/article/feed.xml`.
 */
export default function answerFeed({ query }: NextApiRequest, response: NextApiResponse): Promise<void> {
  const feed = feeds.get(`${String(query.language)} ${String(query.filter)}`);
  return sendText(response, 'feed', async () => feed?.read() ?? null);
}
