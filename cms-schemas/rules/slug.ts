import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** The last part of an address. */
export const checkSlug = (value: unknown): Verdict =>
  (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) || 'Give the address in small letters, digits and single hyphens.';

/** A slug for which a page exists. */
export function checkSlugAmong(value: unknown, slugs: readonly string[]): Verdict {
  return slugs.some((slug) => slug === value) || `There are pages for these addresses only: ${slugs.join(', ')}.`;
}
