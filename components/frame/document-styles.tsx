import { createHash } from 'node:crypto';
import type { ComponentProps, ComponentType } from 'react';
import createEmotionServer from '@emotion/server/create-instance';
import { serializeStyles } from '@emotion/serialize';
import type { EmotionCache } from '@emotion/cache';
import type { AppType } from 'next/app';
import type { DocumentContext, DocumentInitialProps } from 'next/document';
import { createEmotionCache } from '#components/ui/emotion-cache.ts';
import { designSystem } from '#components/ui/theme/system.ts';

export interface StyleSheetText {
  /** Emotion's key and the names of the rules, by which the browser takes the sheet over. */
  readonly names: string;
  readonly css: string;
}

export interface StyledDocumentProps extends DocumentInitialProps {
  readonly sheets: readonly StyleSheetText[];
}

/** Renders the page with a style cache of its own and collects exactly the rules that it used. */
export async function collectStyles(
  context: DocumentContext,
  render: (context: DocumentContext) => Promise<DocumentInitialProps>,
): Promise<StyledDocumentProps> {
  const cache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  cache.insert('', serializeStyles(designSystem()._global), cache.sheet, true);
  const { renderPage } = context;
  context.renderPage = () => renderPage({ enhanceApp: (App) => withCache(App, cache) });
  const initial = await render(context);
  const sheets = extractCriticalToChunks(initial.html).styles
    .filter(({ css }) => css !== '')
    .map(({ key, ids, css }) => ({ names: `${key} ${ids.join(' ')}`, css }));
  return { ...initial, sheets };
}

function withCache(App: AppType, cache: EmotionCache) {
  const CachedApp = App as ComponentType<ComponentProps<AppType> & { emotionCache: EmotionCache }>;
  return function AppWithCache(props: ComponentProps<AppType>) {
    return <CachedApp {...props} emotionCache={cache} />;
  };
}

/** Emotion makes empty style elements in the browser and fills them by rule, which a policy with this hash allows. */
const emptyStyle = '';

/** The page's own policy for styles: these sheets, by their hashes, and no others. */
export function stylePolicy(sheets: readonly string[]): string {
  const hashes = [emptyStyle, ...sheets].map((css) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`);
  return `style-src 'self' ${hashes.join(' ')}`;
}
