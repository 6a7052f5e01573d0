import { useEffect, useRef, useState } from 'react';
import { useRouter } from 'next/router';
import type { HistoryAdapter } from '@sanity/visual-editing/enable-visual-editing';
import { languageOfLocale } from '#lib/language/languages.ts';
import type { PreviewShown } from '#lib/preview/preview-source.ts';
import { layersOf } from '#lib/preview/preview-state.ts';
import { askPreview } from './ask-preview.ts';
import { PreviewBar } from './preview-bar.tsx';
import { PreviewInstant } from './preview-instant.tsx';
import { siteAddress } from './site-address.ts';

type Notify = Parameters<HistoryAdapter['subscribe']>[0];

/** The preview bar, and the overlays that link a text to its field; their code is loaded here and nowhere else. */
export function Preview({ shown }: { shown: PreviewShown }) {
  const router = useRouter();
  const address = siteAddress(router.asPath, router.locale);
  const language = languageOfLocale(router.locale);
  const [failed, setFailed] = useState(false);
  const wish = async (wished: { perspective: unknown } | { atMs: number | null }): Promise<void> => {
    const answer = await askPreview('show', wished);
    setFailed(!answer.ok);
    if (answer.ok) await router.replace(router.asPath, undefined, { scroll: false });
  };
  const follow = (perspective: unknown): void => {
    const layers = layersOf(perspective);
    if (layers && layers.join() !== shown.layers.join()) void wish({ perspective });
  };
  useOverlays(address, follow, !shown.fixed);
  return (
    <PreviewBar shown={shown} path={address} language={language} failed={failed}>
      {shown.knowsInstants && !shown.fixed ? (
        <PreviewInstant
          shown={shown}
          path={address}
          language={language}
          onShow={(atMs) => void wish({ atMs })}
          onFailure={() => setFailed(true)}
        />
      ) : null}
    </PreviewBar>
  );
}

/** Connects the page to the Studio around it. `follow` is told the perspective of the Studio. */
function useOverlays(address: string, follow: (perspective: unknown) => void, wanted: boolean): void {
  const router = useRouter();
  const current = useRef({ router, address, follow });
  const notify = useRef<Notify | null>(null);

  useEffect(() => {
    current.current = { router, address, follow };
  });

  useEffect(() => {
    notify.current?.({ type: 'push', url: address });
  }, [address]);

  useEffect(() => {
    if (!wanted) return undefined;
    let end: (() => void) | undefined;
    let mounted = true;
    const history: HistoryAdapter = {
      subscribe: (given) => {
        notify.current = given;
        given({ type: 'push', url: current.current.address });
        return () => {
          notify.current = null;
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
    const onPerspectiveChange = (perspective: unknown): void => current.current.follow(perspective);
    void import('@sanity/visual-editing/enable-visual-editing').then(({ enableVisualEditing }) => {
      if (mounted) end = enableVisualEditing({ history, refresh, onPerspectiveChange });
    });
    return () => {
      mounted = false;
      end?.();
    };
  }, [wanted]);
}
