import { useEffect, useState, type ComponentType } from 'react';
import { PreviewBar } from './preview-bar.tsx';

/** Drafts' bar, and the overlays that lead from a text to its field; their code is fetched here and nowhere else. */
export function Preview() {
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
      <PreviewBar />
      {Overlays ? <Overlays /> : null}
    </>
  );
}
