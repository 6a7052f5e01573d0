import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { lineField, textField } from '#cms-schemas/fields/in-languages.ts';
import { slugField } from '#cms-schemas/fields/slug.ts';
import { endField, startField } from '#cms-schemas/fields/time-window.ts';
import { sharedBlocks } from '#cms-schemas/objects/home-blocks.ts';
import { pageOnlyBlocks } from '#cms-schemas/objects/page-blocks.ts';
import { checkActivitySlug } from '#cms-schemas/rules/slug.ts';
import { windowInWords } from '#cms-schemas/rules/time-window.ts';

export const activityPage = defineType({
  name: 'activityPage',
  type: 'document',
  title: 'Own page',
  description: 'A page at an address of its own below /activity, built from sections.',
  groups: [
    { name: 'opening', title: 'Opening', default: true },
    { name: 'sections', title: 'Sections' },
    { name: 'time', title: 'Address and time' },
    { name: 'search', title: 'Search and sharing' },
  ],
  fields: [
    lineField('heading', 'Heading', { group: 'opening' }),
    textField('lead', 'Lead', { group: 'opening' }),
    defineField({
      name: 'primaryAction',
      type: 'link',
      title: 'First button',
      group: 'opening',
      description: 'Empty: the page opens without a button.',
    }),
    defineField({ name: 'secondaryAction', type: 'link', title: 'Second button', group: 'opening' }),
    defineField({
      name: 'blocks',
      type: 'array',
      title: 'Sections',
      description: 'From top to bottom.',
      group: 'sections',
      of: [...pageOnlyBlocks, ...sharedBlocks].map(({ name }) => defineArrayMember({ type: name })),
    }),
    slugField({
      group: 'time',
      source: 'heading.en',
      description: 'Shown at /activity/…, the same in each language. For print, add a redirect from a short address like /sale.',
      also: checkActivitySlug,
    }),
    startField({ group: 'time', optional: true, description: 'Empty: from its publication on.' }),
    endField({
      group: 'time',
      optional: true,
      description: 'From this instant on, its address leads to the promotions. Empty: until it is unpublished.',
    }),
    defineField({
      name: 'seo',
      type: 'seo',
      title: 'In search results',
      description: 'Empty: the heading and the lead.',
      group: 'search',
      options: { collapsible: true, collapsed: true },
    }),
    defineField({
      name: 'picture',
      type: 'localeImage',
      title: 'Picture when the page is shared',
      description: 'Empty: one is drawn from the heading.',
      group: 'search',
    }),
  ],
  orderings: [{ name: 'address', title: 'Address', by: [{ field: 'slug.current', direction: 'asc' }] }],
  preview: {
    select: { title: 'heading.en', slug: 'slug.current', startsAt: 'startsAt', endsAt: 'endsAt', media: 'picture' },
    prepare: ({ title, slug, startsAt, endsAt, media }) => ({
      title,
      subtitle: `/activity/${slug ?? '…'} · ${windowInWords(startsAt, endsAt)}`,
      media,
    }),
  },
});
