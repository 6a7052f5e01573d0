import { useMemo, type ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { createEmotionCache } from './emotion-cache.ts';
import { StyleSheetsContext } from '../styled/style-sheets.ts';
import { designSystem } from '../theme/system.ts';

const browserCache = createEmotionCache();

/** The theme around a page; the server passes one cache per request. */
export function DesignProvider({ children, cache = browserCache }: { children: ReactNode; cache?: EmotionCache }) {
  const sheets = useMemo(() => ({ cache, system: designSystem }), [cache]);
  return <StyleSheetsContext value={sheets}>{children}</StyleSheetsContext>;
}
