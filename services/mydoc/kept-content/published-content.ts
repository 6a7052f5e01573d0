import { publishedClient } from '#lib/content/client.ts';
import { readContentConfig } from '#lib/content/config.ts';
import { contentSource, type AskContent } from '#lib/content/content-source.ts';
import type { ServicesConfig } from '#services/platform/config.ts';

/** The CMS as these services reach it. */
export interface PublishedContent {
  ask: AskContent;
  /** Base of a picture's address, as the browser sees it. */
  pictureBase: string;
}

export function createPublishedContent(config: Pick<ServicesConfig, 'content' | 'port'>): PublishedContent {
  const { projectId, dataset, embedded, apiHost, readToken } = config.content;
  const content = readContentConfig({
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_READ_TOKEN: readToken,
    ...(embedded ? { SANITY_API_HOST: apiHost ?? `http://127.0.0.1:${config.port}/lake` } : {}),
  });
  return { ask: contentSource(false, publishedClient(content)).ask, pictureBase: content.pictureBase };
}
