import { defineField, defineType } from '#cms-schemas/define.ts';
import { checkCodeIsFree } from '#cms-schemas/lookups/unique-code.ts';
import { checkCode } from '#cms-schemas/rules/code.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';
import { checkOrder } from '#cms-schemas/rules/numbers.ts';

export const family = defineType({
  name: 'family',
  type: 'document',
  title: 'Family',
  fields: [
    defineField({
      name: 'code',
      type: 'string',
      title: 'Code',
      description: 'Stands in addresses and orders: General, ComputeX, Dedicated, MemoryX.',
      validation: (rule) => [rule.custom((value) => checkCode(value, 'family')), rule.custom(checkCodeIsFree)],
    }),
    defineField({ name: 'name', type: 'localeString', title: 'Name', validation: (rule) => rule.custom(checkEveryLanguage) }),
    defineField({
      name: 'summary',
      type: 'localeText',
      title: 'Summary',
      description: 'What the family is good at, in one sentence.',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({
      name: 'order',
      type: 'number',
      title: 'Place in lists',
      initialValue: 10,
      validation: (rule) => rule.custom(checkOrder),
    }),
  ],
  preview: { select: { title: 'name.en', subtitle: 'code' } },
});
