import { baseClient, previewClient } from '#lib/content/client.ts';
import { contentConfig, type ContentConfig } from '#lib/content/config.ts';
import { answersOf, askBy, readContentAnswer, watchedSource, type WatchedSource } from '#lib/content/content-source.ts';
import type { PreviewState } from './preview-state.ts';

/** The content that somebody previews: layers over what is published, or what the public saw, or will see, at an instant. */
export function previewSource({ layers, atMs }: PreviewState, config: ContentConfig = contentConfig()): WatchedSource {
  if (atMs !== null) return watchedSource(answersAt(config, atMs), false);
  return watchedSource(answersOf(previewClient(layers, config)), layers.length > 0);
}

/** By the lake's own parameter `at`, which the client does not know. */
const answersAt =
  (config: ContentConfig, atMs: number): ReturnType<typeof answersOf> =>
  async (query, parameters) => {
    const client = baseClient(config);
    const answer: unknown = await client.request({
      method: 'POST',
      url: client.getDataUrl('query'),
      query: { at: new Date(atMs).toISOString(), perspective: 'published' },
      body: { query, params: parameters },
      token: config.readToken ?? '',
    });
    return readContentAnswer(answer);
  };

/** What a page's rendering says of the preview that it belongs to. */
export interface PreviewShown extends PreviewState {
  /** The title of the release that lies on top; null for drafts, for what is published, and for one without a title. */
  readonly release: string | null;
  /** Whether its instant is to come. */
  readonly isAhead: boolean;
  /** Whether the content of an instant can be read: hosted Sanity has no such question. */
  readonly knowsInstants: boolean;
}

export async function previewShown(state: PreviewState, nowMs: number, config: ContentConfig = contentConfig()): Promise<PreviewShown> {
  return {
    ...state,
    release: await titleOnTop(state, config),
    isAhead: state.atMs !== null && state.atMs > nowMs,
    knowsInstants: !config.hosted,
  };
}

const titleQuery = `*[_id == $id][0].metadata.title`;

async function titleOnTop({ layers, atMs }: PreviewState, config: ContentConfig): Promise<string | null> {
  const [top] = layers;
  if (top === undefined || top === 'drafts' || atMs !== null) return null;
  const raw = previewClient(layers, config).withConfig({ perspective: 'raw', stega: false });
  const title = await askBy(raw)(titleQuery, { id: `_.releases.${top}` });
  return typeof title === 'string' && title !== '' ? title : null;
}
