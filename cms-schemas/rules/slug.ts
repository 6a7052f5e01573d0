import { activitySlugLengthAtMost, takenActivitySlugs } from '#lib/content/activity-pages.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

/** The last part of an address. */
export const checkSlug = (value: unknown): Verdict =>
  (typeof value === 'string' && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value)) || 'Give the address in small letters, digits and single hyphens.';

/** A slug for which a page exists. */
export function checkSlugAmong(value: unknown, slugs: readonly string[]): Verdict {
  return slugs.some((slug) => slug === value) || `There are pages for these addresses only: ${slugs.join(', ')}.`;
}

/** The last part of the address of an editor's own page: free, and short enough to be named in calls. */
export function checkActivitySlug(value: unknown): Verdict {
  if (typeof value !== 'string') return true;
  if (takenActivitySlugs.includes(value)) return `/activity/${value} is a page of the site already. Choose another address.`;
  return value.length <= activitySlugLengthAtMost || `At most ${activitySlugLengthAtMost} characters.`;
}
