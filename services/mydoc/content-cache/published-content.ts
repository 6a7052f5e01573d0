import { publishedClient } from '#lib/content/client.ts';
import { readContentConfig, type ContentConfig } from '#lib/content/config.ts';
import { publishedSource, type AskContent, type WatchedSource } from '#lib/content/content-source.ts';
import { isEditor, type EditorCredential } from '#lib/content/editor-credential.ts';
import type { ServicesConfig } from '#services/platform/config.ts';

/** The CMS as the services reach it. */
export interface PublishedContent {
  ask: AskContent;
  /** A source of what one answer is made of. */
  open: () => WatchedSource;
  /** Base of a picture's address, as the browser sees it. */
  pictureBase: string;
  /** Whether a request comes from the Studio, by one of its editors. @throws if the CMS cannot be asked. */
  isEditor(credential: EditorCredential): Promise<boolean>;
}

type CmsSettings = Pick<ServicesConfig, 'content' | 'port'>;

/** The CMS address for these services: the embedded one is part of them. */
export function cmsConfig({ content: { projectId, dataset, embedded, apiHost, readToken }, port }: CmsSettings): ContentConfig {
  return readContentConfig({
    SANITY_PROJECT_ID: projectId,
    SANITY_DATASET: dataset,
    SANITY_READ_TOKEN: readToken,
    ...(embedded ? { SANITY_API_HOST: apiHost ?? `http://127.0.0.1:${port}/lake` } : {}),
  });
}

export function createPublishedContent(settings: CmsSettings): PublishedContent {
  const config = cmsConfig(settings);
  const open = (): WatchedSource => publishedSource(publishedClient(config));
  return { ask: open().ask, open, pictureBase: config.pictureBase, isEditor: (credential) => isEditor(config, credential) };
}
