import * as z from 'zod/mini';
import type { Language } from '#lib/language/languages.ts';
import { stegaFree } from './stega-free.ts';

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => (value && value.trim() !== '' ? value : null)),
);

/** A short text in three languages; null where a translation is missing. */
export const localised = z.pipe(
  z.nullish(z.object({ en: text, zh: text, ja: text })),
  z.transform((value) => value ?? { en: null, zh: null, ja: null }),
);

/** A path without a language prefix, a fragment, or another origin over https. */
const safeHref = /^(\/(?![/\\])|#|https:\/\/)/;

export const linkSchema = z.object({ label: localised, href: stegaFree(z.string().check(z.regex(safeHref))) });

/** A link in one language. */
export interface TextLink {
  readonly label: string;
  readonly href: string;
}

/** The link in a language; null if it has no label there, so that no other language's text appears on the page. */
export function linkIn(link: z.infer<typeof linkSchema> | null, language: Language): TextLink | null {
  const label = link?.label[language];
  return link && label ? { label, href: link.href } : null;
}
