import { defineField, defineType } from '#cms-schemas/define.ts';
import { bootDiskField } from '#cms-schemas/fields/boot-disk.ts';
import { checkEveryLanguage, checkEveryLanguageOrNone } from '#cms-schemas/rules/locale-text.ts';
import { checkOrder } from '#cms-schemas/rules/numbers.ts';

export const planCard = defineType({
  name: 'planCard',
  type: 'document',
  title: 'Plan card',
  description: 'A card has no price of its own: it shows what its configuration costs.',
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'configuration', title: 'Configuration' },
  ],
  fields: [
    defineField({
      name: 'name',
      type: 'localeString',
      title: 'Name',
      group: 'words',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({
      name: 'audience',
      type: 'localeString',
      title: 'Who it is for',
      group: 'words',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({
      name: 'tag',
      type: 'localeString',
      title: 'Tag',
      description: 'A few words beside the name. All three languages, or none.',
      group: 'words',
      validation: (rule) => rule.custom(checkEveryLanguageOrNone),
    }),
    defineField({
      name: 'region',
      type: 'reference',
      to: [{ type: 'region' }],
      title: 'Region',
      group: 'configuration',
      validation: (rule) => rule.required().error('Choose the region.'),
    }),
    defineField({
      name: 'model',
      type: 'reference',
      to: [{ type: 'model' }],
      title: 'Model',
      group: 'configuration',
      validation: (rule) => rule.required().error('Choose the model.'),
    }),
    bootDiskField({ group: 'configuration' }),
    defineField({
      name: 'traffic',
      type: 'reference',
      to: [{ type: 'trafficPlan' }],
      title: 'Outbound transfer',
      group: 'configuration',
      validation: (rule) => rule.required().error('Choose the outbound transfer.'),
    }),
    defineField({
      name: 'order',
      type: 'number',
      title: 'Place in the row',
      group: 'words',
      initialValue: 10,
      validation: (rule) => rule.custom(checkOrder),
    }),
    defineField({ name: 'wide', type: 'boolean', title: 'Wide card', group: 'words', initialValue: false }),
  ],
  orderings: [
    {
      name: 'place',
      title: 'Region and place',
      by: [
        { field: 'region.order', direction: 'asc' },
        { field: 'order', direction: 'asc' },
      ],
    },
  ],
  preview: {
    select: {
      title: 'name.en',
      region: 'region.code',
      model: 'model.code',
      sizeGib: 'disk.sizeGib',
      disk: 'disk.type.label',
      traffic: 'traffic.code',
    },
    prepare: ({ title, region, model, sizeGib, disk, traffic }) => ({
      title,
      subtitle: [region, shortModel(model), `${sizeGib ?? '?'} GiB ${disk ?? ''}`.trim(), traffic].map((part) => part ?? '?').join(' · '),
    }),
  },
});

/** cvm.g4a.amd.c2m4 is shown as g4a c2m4: the list has little room. */
function shortModel(code: string | undefined): string | undefined {
  const [, generation, , size] = code?.split('.') ?? [];
  return size ? `${generation} ${size}` : code;
}
