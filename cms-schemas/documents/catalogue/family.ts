import { defineField, defineType } from '#cms-schemas/define.ts';
import { codeField } from '#cms-schemas/fields/code.ts';
import { orderField } from '#cms-schemas/fields/order.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';

export const family = defineType({
  name: 'family',
  type: 'document',
  title: 'Family',
  fields: [
    codeField('family', 'Stands in addresses and orders: General, ComputeX, Dedicated, MemoryX.'),
    defineField({ name: 'name', type: 'localeString', title: 'Name', validation: (rule) => rule.custom(checkEveryLanguage) }),
    defineField({
      name: 'summary',
      type: 'localeText',
      title: 'Summary',
      description: 'What the family is good at, in one sentence.',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    orderField(),
  ],
  preview: { select: { title: 'name.en', subtitle: 'code' } },
});
