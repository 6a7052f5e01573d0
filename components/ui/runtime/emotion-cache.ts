import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Where rules are kept. A browser's begins with those that the page came with: Emotion would take their style elements over by moving them, for which the
 * browser reads them again and styles the whole page anew. No vendor prefixes: the browsers that the site supports need none, and they would double the
 * style sheet.
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: 'hf', stylisPlugins: [] });
  if (typeof document === 'undefined') return cache;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-rules]')) {
    for (const name of dataset.rules?.split(' ') ?? []) cache.inserted[name] = true;
  }
  return cache;
}
