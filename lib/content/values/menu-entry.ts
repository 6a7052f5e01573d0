import * as z from 'zod/mini';
import type { Language } from '#lib/language/languages.ts';
import { linkSchema, linkIn, localised, type TextLink } from './localised.ts';
import { stegaFree } from './stega-free.ts';

/** How the menu marks a product that is not on general sale. */
export type MenuMark = 'not-yet-public' | 'internal-testing';

/** One line of a menu in one language. */
export interface MenuLink extends TextLink {
  readonly hint: string | null;
  /** Null: on sale. */
  readonly mark: MenuMark | null;
}

/** The fields that `menuEntrySchema` parses, for use in a query. */
export const menuEntryFields = '{label, hint, href, mark}';

export const menuEntrySchema = z.extend(linkSchema, {
  hint: localised,
  mark: z.catch(stegaFree(z.enum(['on-sale', 'not-yet-public', 'internal-testing'])), 'on-sale'),
});

export type MenuEntryDocument = z.infer<typeof menuEntrySchema>;

/** The entry in a language; null if it has no label there. */
export function menuLinkIn(entry: MenuEntryDocument, language: Language): MenuLink | null {
  const link = linkIn(entry, language);
  return link ? { ...link, hint: entry.hint[language], mark: entry.mark === 'on-sale' ? null : entry.mark } : null;
}
