import type { ReactNode } from 'react';
import type { EmotionCache } from '@emotion/cache';
import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { CacheProvider } from '@emotion/react';
import { createEmotionCache } from './emotion-cache.ts';
import { system } from './theme/system.ts';

const browserCache = createEmotionCache();

/** The theme around a page; the server hands in one cache a request. */
export function DesignProvider({ children, cache = browserCache }: { children: ReactNode; cache?: EmotionCache }) {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
