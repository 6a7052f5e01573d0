import { useEffect, useRef } from 'react';
import { useRouter } from 'next/router';
import type { HistoryAdapter } from '@sanity/visual-editing/enable-visual-editing';
import { PreviewBar } from './preview-bar.tsx';
import { siteAddress } from './site-address.ts';

type Tell = Parameters<HistoryAdapter['subscribe']>[0];

/** The preview bar, and the overlays that link a text to its field; their code is loaded here and nowhere else. */
export function Preview() {
  const router = useRouter();
  const address = siteAddress(router.asPath, router.locale);
  const current = useRef({ router, address });
  const tell = useRef<Tell | null>(null);

  useEffect(() => {
    current.current = { router, address };
    tell.current?.({ type: 'push', url: address });
  }, [router, address]);

  useEffect(() => {
    let end: (() => void) | undefined;
    let mounted = true;
    const history: HistoryAdapter = {
      subscribe: (given) => {
        tell.current = given;
        given({ type: 'push', url: current.current.address });
        return () => {
          tell.current = null;
        };
      },
      update: ({ type, url }) => {
        if (type === 'pop') current.current.router.back();
        else void current.current.router[type](url);
      },
    };
    const refresh = async (): Promise<void> => {
      await current.current.router.replace(current.current.router.asPath, undefined, { scroll: false });
    };
    void import('@sanity/visual-editing/enable-visual-editing').then(({ enableVisualEditing }) => {
      if (mounted) end = enableVisualEditing({ history, refresh });
    });
    return () => {
      mounted = false;
      end?.();
    };
  }, []);

  return <PreviewBar path={address} />;
}
