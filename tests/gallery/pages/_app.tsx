import type { EmotionCache } from '@emotion/cache';
import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { DesignProvider } from '#components/ui/runtime/design-provider.tsx';
import { translationSettings } from '#locales/translation-settings.ts';

function Gallery({ Component, pageProps, emotionCache }: AppProps & { emotionCache?: EmotionCache }) {
  return (
    <DesignProvider {...(emotionCache ? { cache: emotionCache } : {})}>
      <Component {...pageProps} />
    </DesignProvider>
  );
}

export default appWithTranslation(Gallery, translationSettings);
