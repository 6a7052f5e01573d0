import { defineField } from '#cms-schemas/define.ts';
import { checkSlugIsFree } from '#cms-schemas/lookups/unique-slug.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';
import { checkSlug, checkSlugAmong } from '#cms-schemas/rules/slug.ts';

interface More {
  readonly description: string;
  readonly group?: string;
  readonly source?: string;
  /** The slugs for which a page exists; absent if any slug is allowed. */
  readonly among?: readonly string[];
  /** Checked besides. */
  readonly also?: (slug: unknown) => Verdict;
}

/** The last part of an address, unique in its type. */
export const slugField = ({ source = 'title.en', among, also, ...more }: More) =>
  defineField({
    name: 'slug',
    type: 'slug',
    title: 'Address',
    ...more,
    // checkSlugIsFree reports it in our words.
    options: { source, isUnique: () => true },
    validation: (rule) => [
      rule.custom((value) => (among ? checkSlugAmong(value?.current, among) : checkSlug(value?.current))),
      ...(also ? [rule.custom((value) => also(value?.current))] : []),
      rule.custom((value, context) => checkSlugIsFree(value?.current, context)),
    ],
  });
