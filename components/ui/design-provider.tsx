import { useEffect, useMemo, type ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { createEmotionCache } from './emotion-cache.ts';
import { StyleSheetsContext } from './styled/style-sheets.ts';
import { designSystem } from './theme/system.ts';
import { whenIdle } from './when-idle.ts';

const browserCache = createEmotionCache();

/** The theme around a page; the server hands in one cache a request. */
export function DesignProvider({ children, cache = browserCache }: { children: ReactNode; cache?: EmotionCache }) {
  const sheets = useMemo(() => ({ cache, system: designSystem }), [cache]);
  // the parts that come after the page need the theme: it is made before them, at a moment of its own
  useEffect(() => whenIdle(designSystem), []);
  return <StyleSheetsContext value={sheets}>{children}</StyleSheetsContext>;
}
