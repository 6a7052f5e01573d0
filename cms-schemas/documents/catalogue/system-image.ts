import { defineField, defineType } from '#cms-schemas/define.ts';
import { codeField } from '#cms-schemas/fields/code.ts';
import { byOrder, orderField } from '#cms-schemas/fields/order.ts';
import { checkPositiveWhole } from '#cms-schemas/rules/numbers.ts';

export const systemImage = defineType({
  name: 'systemImage',
  type: 'document',
  title: 'Operating system',
  fields: [
    codeField('systemImage', 'Stands in addresses and orders, like debian-13.'),
    defineField({
      name: 'name',
      type: 'string',
      title: 'Name',
      description: 'The same in every language: Debian.',
      validation: (rule) => rule.required().error('Give the name.'),
    }),
    defineField({ name: 'version', type: 'string', title: 'Version', validation: (rule) => rule.required().error('Give the version.') }),
    defineField({
      name: 'kind',
      type: 'string',
      title: 'Kind',
      initialValue: 'system',
      options: {
        layout: 'radio',
        list: [
          { title: 'System', value: 'system' },
          { title: 'Application on a system', value: 'application' },
        ],
      },
      validation: (rule) => rule.required().error('Choose the kind.'),
    }),
    defineField({
      name: 'family',
      type: 'string',
      title: 'Family',
      description: 'Linux answers on port 22, Windows on 3389.',
      initialValue: 'linux',
      options: {
        layout: 'radio',
        list: [
          { title: 'Linux', value: 'linux' },
          { title: 'Windows', value: 'windows' },
        ],
      },
      validation: (rule) => rule.required().error('Choose the family.'),
    }),
    defineField({
      name: 'minDiskGib',
      type: 'number',
      title: 'Smallest boot disk (GiB)',
      validation: (rule) => rule.custom(checkPositiveWhole),
    }),
    orderField(),
  ],
  orderings: [byOrder],
  preview: {
    select: { name: 'name', version: 'version', code: 'code' },
    prepare: ({ name, version, code }) => ({ title: [name, version].filter(Boolean).join(' '), subtitle: code }),
  },
});
