import type { EmotionCache } from '@emotion/cache';
import type { AppProps } from 'next/app';
import { DesignProvider } from '#components/ui/runtime/design-provider.tsx';
import { WordsOfPage } from '#components/ui/words/words-of-page.tsx';

export default function Gallery({ Component, pageProps, emotionCache }: AppProps & { emotionCache?: EmotionCache }) {
  return (
    <WordsOfPage page={pageProps}>
      <DesignProvider {...(emotionCache ? { cache: emotionCache } : {})}>
        <Component {...pageProps} />
      </DesignProvider>
    </WordsOfPage>
  );
}
