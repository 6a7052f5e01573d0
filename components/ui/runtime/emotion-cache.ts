import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * The cache of CSS rules. A browser's cache starts with those of the page: Emotion would adopt their style elements by moving them, which
 * makes the browser parse them again and restyle the whole page. No vendor prefixes: the supported browsers need none, and they would
 * double the style sheet.
 */
export function createEmotionCache(): EmotionCache {
  const cache = createCache({ key: 'hf', stylisPlugins: [] });
  if (typeof document === 'undefined') return cache;
  for (const { dataset } of document.querySelectorAll<HTMLElement>('style[data-rules]')) {
    for (const name of dataset.rules?.split(' ') ?? []) cache.inserted[name] = true;
  }
  return cache;
}
