import { createContext } from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import type { Rule } from './look.ts';

/**
 * The cache of a page's rules, and the theme that they are computed with: in a browser not before the first rule that is missing in the
 * page.
 */
export interface StyleSheets {
  readonly cache: EmotionCache;
  readonly system: () => SystemContext;
}

export const StyleSheetsContext = createContext<StyleSheets | null>(null);

const onServer = typeof document === 'undefined';

/** Computes a missing rule in advance: at insertion there is no time for it. */
export function prepareRule({ cache, system }: StyleSheets, rule: Rule): void {
  if (cache.inserted[rule.name] === undefined) rule.styles(system());
}

/** Inserts a missing rule. */
export function writeRule({ cache, system }: StyleSheets, rule: Rule): void {
  if (cache.inserted[rule.name] !== undefined) return;
  const selector = `${cache.key}-${rule.name}`;
  const serialized = { name: rule.name, styles: rule.styles(system()) };
  // the collection of a page's rules distinguishes them from global ones by this
  if (onServer) cache.registered[selector] = serialized.styles;
  cache.insert(`.${selector}`, serialized, cache.sheet, true);
}
