import createCache, { type EmotionCache } from '@emotion/cache';

/** No vendor prefixes: the browsers that the site supports need none, and they would double the style sheet. */
export const createEmotionCache = (): EmotionCache => createCache({ key: 'hf', stylisPlugins: [] });
