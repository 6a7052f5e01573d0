import { createContext } from 'react';
import type { EmotionCache } from '@emotion/cache';
import type { SystemContext } from '@chakra-ui/react/styled-system';
import type { Rule } from './look.ts';

/** Where a page's rules are kept, and the theme that they are made with: in a browser not before the first rule that the page came without. */
export interface StyleSheets {
  readonly cache: EmotionCache;
  readonly system: () => SystemContext;
}

export const StyleSheetsContext = createContext<StyleSheets | null>(null);

const onServer = typeof document === 'undefined';

/** Works the styles of a rule out that is not there yet, while there is time for it: where it is written there is none. */
export function prepareRule({ cache, system }: StyleSheets, rule: Rule): void {
  if (cache.inserted[rule.name] === undefined) rule.styles(system());
}

/** Writes a rule that is not there yet. */
export function writeRule({ cache, system }: StyleSheets, rule: Rule): void {
  if (cache.inserted[rule.name] !== undefined) return;
  const selector = `${cache.key}-${rule.name}`;
  const serialized = { name: rule.name, styles: rule.styles(system()) };
  // what collects a page's rules tells them from global ones by this
  if (onServer) cache.registered[selector] = serialized.styles;
  cache.insert(`.${selector}`, serialized, cache.sheet, true);
}
