import { createContext } from 'react';
import type { TextLink } from '#lib/content/values/localised.ts';

/** The page itself, by its own title and its path without language: the last of its trail; null outside a page. */
export const PageHere = createContext<TextLink | null>(null);
