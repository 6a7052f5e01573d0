import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { homeOnlyBlocks, sharedBlocks } from '#cms-schemas/objects/home-blocks.ts';
import { checkBlocksOnce } from '#cms-schemas/rules/blocks.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';

export const homePage = defineType({
  name: 'homePage',
  type: 'document',
  title: 'Home page',
  groups: [
    { name: 'opening', title: 'Opening', default: true },
    { name: 'plans', title: 'Plans' },
    { name: 'sections', title: 'Sections' },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    defineField({
      name: 'headline',
      type: 'localeString',
      title: 'Headline',
      group: 'opening',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({
      name: 'lead',
      type: 'localeText',
      title: 'Lead',
      group: 'opening',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({ name: 'primaryAction', type: 'link', title: 'First button', group: 'opening' }),
    defineField({ name: 'secondaryAction', type: 'link', title: 'Second button', group: 'opening' }),
    defineField({
      name: 'plansHeading',
      type: 'localeString',
      title: 'Heading over the plans',
      group: 'plans',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({
      name: 'plansLead',
      type: 'localeText',
      title: 'Lead over the plans',
      group: 'plans',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({
      name: 'blocks',
      type: 'array',
      title: 'Sections',
      description: 'From top to bottom.',
      group: 'sections',
      of: [...homeOnlyBlocks, ...sharedBlocks].map(({ name }) => defineArrayMember({ type: name })),
      validation: (rule) => rule.custom(checkBlocksOnce),
    }),
    defineField({ name: 'seo', type: 'seo', title: 'For search engines', group: 'search' }),
  ],
  preview: { select: { subtitle: 'headline.en' }, prepare: ({ subtitle }) => ({ title: 'Home page', subtitle }) },
});
