import { createClient, type SanityClient } from '@sanity/client';
import { contentConfig, type ContentConfig } from './config.ts';

const studioUrl = '/studio';

/** Asks without a token. */
export function baseClient(config: ContentConfig): SanityClient {
  return createClient({
    projectId: config.projectId,
    dataset: config.dataset,
    apiVersion: config.apiVersion,
    // The CDN is one version behind right after a publish.
    useCdn: false,
    timeout: config.timeoutMs,
    maxRetries: 0,
    ...(config.hosted ? {} : { apiHost: config.apiHost, useProjectHostname: false }),
  });
}

/** Reads what is published: the embedded dataset, which is private, with the site's token; a hosted one anonymously. */
export const publishedClient = (config: ContentConfig = contentConfig()): SanityClient =>
  baseClient(config).withConfig({ perspective: 'published', ...(config.hosted || !config.readToken ? {} : { token: config.readToken }) });

/**
 * Reads layers, drafts or releases, the topmost first, over what is published, with stega marks for the field of each text. Throws
 * without a read token.
 */
export function previewClient(layers: readonly string[], config: ContentConfig = contentConfig()): SanityClient {
  if (!config.readToken) throw new Error('a preview needs SANITY_READ_TOKEN');
  const perspective = layers.length > 0 ? [...layers] : 'published';
  return baseClient(config).withConfig({ token: config.readToken, perspective, stega: { enabled: true, studioUrl } });
}
