import { labelLengthAtMost } from '#lib/rules/domain.ts';
import { labelScripts } from '#lib/rules/labels/label-terms.ts';
import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { optionalTextField } from '#cms-schemas/fields/in-languages.ts';
import { byOrder, orderField } from '#cms-schemas/fields/order.ts';
import { checkSuffixIsFree } from '#cms-schemas/lookups/unique-value.ts';
import { checkSuffix } from '#cms-schemas/rules/suffix.ts';

export const domainSuffix = defineType({
  name: 'domainSuffix',
  type: 'document',
  title: 'Domain suffix',
  description: 'What a name under this suffix costs. Whether a name is free, the registry says.',
  fields: [
    defineField({
      name: 'suffix',
      type: 'string',
      title: 'Suffix',
      description: 'With its dot, in small letters: .com, .co.jp.',
      validation: (rule) => [rule.custom(checkSuffix), rule.custom(checkSuffixIsFree)],
    }),
    defineField({
      name: 'category',
      type: 'string',
      title: 'Group',
      options: {
        layout: 'radio',
        list: [
          { title: 'General', value: 'general' },
          { title: 'Countries and regions', value: 'country' },
          { title: 'Trades', value: 'trade' },
        ],
      },
      validation: (rule) => rule.required().error('Choose the group of the suffix.'),
    }),
    defineField({ name: 'firstYear', type: 'moneyByCurrency', title: 'First year' }),
    defineField({ name: 'renewal', type: 'moneyByCurrency', title: 'Each further year' }),
    defineField({
      name: 'transfer',
      type: 'moneyByCurrency',
      title: 'Transfer to us',
      description: 'A name that moves to us, with the year that most registries add.',
    }),
    defineField({
      name: 'restore',
      type: 'moneyByCurrency',
      title: 'Restore',
      description: 'For a name that was not renewed in time, while its registry still holds it.',
    }),
    optionalTextField('eligibility', 'Who may register', {
      description: 'What the registry asks of a buyer, in a sentence or two. Leave it empty where anybody may register without conditions.',
    }),
    defineField({
      name: 'realName',
      type: 'boolean',
      title: 'Real-name check',
      description: 'The registry verifies the identity of the holder.',
    }),
    defineField({
      name: 'localPresence',
      type: 'boolean',
      title: 'Local presence',
      description: 'The holder needs an address, a contact or a seat in the country.',
    }),
    defineField({
      name: 'scripts',
      type: 'array',
      title: 'Scripts',
      description:
        'What the registry takes beside letters from a to z, digits and hyphens. Leave it empty where it is not known; a list without a choice takes none.',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: [...labelScripts] },
    }),
    defineField({
      name: 'shortestLabel',
      type: 'number',
      title: 'Shortest name',
      description: 'Characters before the suffix, of a name in letters from a to z. Empty: one.',
      validation: (rule) => rule.integer().min(1).max(labelLengthAtMost).error('Write a whole number from 1 to 63.'),
    }),
    defineField({
      name: 'longestInScript',
      type: 'number',
      title: 'Longest name in another script',
      description: 'Characters before the suffix. Empty: as many as fit.',
      validation: (rule) => rule.integer().min(1).max(labelLengthAtMost).error('Write a whole number from 1 to 63.'),
    }),
    orderField(),
  ],
  orderings: [byOrder],
  preview: {
    select: { title: 'suffix', firstYear: 'firstYear.USD', renewal: 'renewal.USD' },
    prepare: ({ title, firstYear, renewal }) => ({ title, subtitle: `USD ${firstYear ?? '?'}, then ${renewal ?? '?'} a year` }),
  },
});
