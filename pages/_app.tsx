import { useEffect, useState, type ComponentType } from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { AppProps } from 'next/app';
import type { PreviewShown } from '#lib/preview/preview-source.ts';
import { CallOutcomes } from '#components/ui/calls/call-outcomes.tsx';
import { DesignProvider } from '#components/ui/runtime/design-provider.tsx';
import { IdlePreload } from '#components/ui/runtime/idle-preload.tsx';
import { WordsOfPage, type PageWords } from '#components/ui/words/words-of-page.tsx';

type SiteAppProps = AppProps<PageWords & { preview?: PreviewShown }> & { emotionCache?: EmotionCache };

/** Its code is loaded where somebody previews, and nowhere else. */
function Preview({ shown }: { shown: PreviewShown }) {
  const [Loaded, setLoaded] = useState<ComponentType<{ shown: PreviewShown }> | null>(null);
  useEffect(() => {
    void import('#components/preview/preview.tsx').then((loaded) => setLoaded(() => loaded.Preview));
  }, []);
  return Loaded ? <Loaded shown={shown} /> : null;
}

export default function SiteApp({ Component, pageProps, emotionCache }: SiteAppProps) {
  return (
    <WordsOfPage page={pageProps}>
      <DesignProvider {...(emotionCache ? { cache: emotionCache } : {})}>
        <IdlePreload />
        <Component {...pageProps} />
        <CallOutcomes />
        {pageProps.preview ? <Preview shown={pageProps.preview} /> : null}
      </DesignProvider>
    </WordsOfPage>
  );
}
