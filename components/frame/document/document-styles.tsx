import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import createEmotionServer from '@emotion/server/create-instance';
import { serializeStyles } from '@emotion/serialize';
import type { EmotionCache } from '@emotion/cache';
import type { AppType } from 'next/app';
import type { DocumentContext, DocumentInitialProps } from 'next/document';
import { createEmotionCache } from '#components/ui/runtime/emotion-cache.ts';
import { designSystem } from '#components/ui/theme/system.ts';

interface StyleSheetText {
  /** Emotion's key and the rule names, by which the browser adopts the style sheet. */
  readonly names: string;
  readonly css: string;
}

export interface StyledDocumentProps extends DocumentInitialProps {
  readonly sheets: readonly StyleSheetText[];
}

/** Renders the page with a style cache of its own and collects exactly the rules that it used, and those of deferred components. */
export async function collectStyles(
  context: DocumentContext,
  render: (context: DocumentContext) => Promise<DocumentInitialProps>,
  DeferredStyles?: ComponentType,
): Promise<StyledDocumentProps> {
  const cache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  cache.insert('', serializeStyles(designSystem()._global), cache.sheet, true);
  const { renderPage } = context;
  let late: ReactElement | undefined;
  context.renderPage = () =>
    renderPage({
      enhanceApp: (App) => {
        const CachedApp = App as ComponentType<ComponentProps<AppType> & { emotionCache: EmotionCache }>;
        return function AppWithCache(props: ComponentProps<AppType>) {
          // a draft's overlays need the router, which only the page has around it
          if (DeferredStyles && isPublic(props.pageProps)) late = <CachedApp {...props} Component={DeferredStyles} emotionCache={cache} />;
          return <CachedApp {...props} emotionCache={cache} />;
        };
      },
    });
  const initial = await render(context);
  const lateHtml = late ? renderToStaticMarkup(late) : '';
  const sheets = extractCriticalToChunks(initial.html + lateHtml)
    .styles.filter(({ css }) => css !== '')
    .map(({ key, ids, css }) => ({ names: `${key} ${ids.join(' ')}`, css }));
  return { ...initial, sheets };
}

const isPublic = (pageProps: unknown): boolean =>
  typeof pageProps === 'object' && pageProps !== null && 'frame' in pageProps && !Reflect.get(pageProps, 'draft');
