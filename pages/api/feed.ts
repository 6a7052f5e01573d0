import type { NextApiRequest, NextApiResponse } from 'next';
import { cachedValue } from '#lib/discovery/cached-value.ts';
import { sendText } from '#lib/discovery/send-text.ts';
import { makeFeed } from '#lib/discovery/site-texts.ts';
import { isLanguage, type Language } from '#lib/language/languages.ts';
import { loadWords } from '#locales/load-words.ts';

const feedIn = (language: Language) =>
  cachedValue(async () => {
    const words = await loadWords(language, 'announcements');
    return makeFeed(language, {
      title: words('title'),
      description: words('lead'),
      kinds: { Notice: words('kind.Notice'), Activity: words('kind.Activity') },
    });
  });

const feeds = { en: feedIn('en'), zh: feedIn('zh'), ja: feedIn('ja') };

/** The announcements as a feed: `/feed.xml`, `/zh/feed.xml`, `/ja/feed.xml`. */
export default function answerFeed({ query }: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendText(response, 'feed', async () => (isLanguage(query.language) ? feeds[query.language].read() : null));
}
