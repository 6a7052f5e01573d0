import { useEffect, useState, type ComponentType } from 'react';
import { useRouter } from 'next/router';
import { languageOfLocale, localizePath } from '#lib/language/languages.ts';
import { PreviewBar } from './preview-bar.tsx';

/** Drafts' bar, and the overlays that lead from a text to its field; their code is fetched here and nowhere else. */
export function Preview() {
  const { asPath, locale } = useRouter();
  const [Overlays, setOverlays] = useState<ComponentType | null>(null);
  useEffect(() => {
    let mounted = true;
    void import('@sanity/visual-editing/next-pages-router').then(({ VisualEditing }) => {
      if (mounted) setOverlays(() => VisualEditing);
    });
    return () => {
      mounted = false;
    };
  }, []);
  return (
    <>
      <PreviewBar path={localizePath(asPath, languageOfLocale(locale))} />
      {Overlays ? <Overlays /> : null}
    </>
  );
}
