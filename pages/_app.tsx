import type { EmotionCache } from '@emotion/cache';
import type { AppProps } from 'next/app';
import { Preview } from '#components/preview/preview.tsx';
import { CallOutcomes } from '#components/ui/calls/call-outcomes.tsx';
import { DesignProvider } from '#components/ui/runtime/design-provider.tsx';
import { IdlePreload } from '#components/ui/runtime/idle-preload.tsx';
import { WordsOfPage, type PageWords } from '#components/ui/words/words-of-page.tsx';

type SiteAppProps = AppProps<PageWords & { draft?: boolean }> & { emotionCache?: EmotionCache };

export default function SiteApp({ Component, pageProps, emotionCache }: SiteAppProps) {
  return (
    <WordsOfPage page={pageProps}>
      <DesignProvider {...(emotionCache ? { cache: emotionCache } : {})}>
        <IdlePreload />
        <Component {...pageProps} />
        <CallOutcomes />
        {pageProps.draft ? <Preview /> : null}
      </DesignProvider>
    </WordsOfPage>
  );
}
