import type { EmotionCache } from '@emotion/cache';
import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { Preview } from '#components/preview/preview.tsx';
import { CallOutcomes } from '#components/ui/calls/call-outcomes.tsx';
import { DesignProvider } from '#components/ui/runtime/design-provider.tsx';
import { FirstSteps } from '#components/ui/runtime/idle-preload.tsx';
import { translationSettings } from '#locales/translation-settings.ts';

type SiteAppProps = AppProps<{ draft?: boolean }> & { emotionCache?: EmotionCache };

function SiteApp({ Component, pageProps, emotionCache }: SiteAppProps) {
  return (
    <DesignProvider {...(emotionCache ? { cache: emotionCache } : {})}>
      <FirstSteps />
      <Component {...pageProps} />
      <CallOutcomes />
      {pageProps.draft ? <Preview /> : null}
    </DesignProvider>
  );
}

export default appWithTranslation(SiteApp, translationSettings);
