import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { checkTabLabel, checkTabs } from '#cms-schemas/rules/tabs.ts';
import { tabSystems } from '#lib/content/values/tab-systems.ts';

const systems = Object.entries(tabSystems).map(([value, title]) => ({ title, value }));

/** Steps that differ by operating system, or ways of which a reader needs one: one tab each. */
export const tabs = defineType({
  name: 'tabs',
  type: 'object',
  title: 'Tabs',
  fields: [
    defineField({
      name: 'tabs',
      type: 'array',
      title: 'Tabs',
      description: 'A reader sees one of them and switches; the choice of a system holds in other articles too.',
      validation: (rule) => rule.custom(checkTabs),
      of: [
        defineArrayMember({
          name: 'tab',
          type: 'object',
          title: 'Tab',
          fields: [
            defineField({
              name: 'system',
              type: 'string',
              title: 'System',
              options: { layout: 'radio', list: [...systems, { title: 'A label of its own', value: 'other' }] },
              validation: (rule) => rule.required().error('Choose the system, or a label of its own.'),
            }),
            defineField({
              name: 'label',
              type: 'string',
              title: 'Label',
              hidden: ({ parent }) => parent?.system !== 'other',
              validation: (rule) => rule.custom(checkTabLabel),
            }),
            defineField({
              name: 'body',
              type: 'tabBody',
              title: 'Text',
              validation: (rule) => rule.required().min(1).error('Write the text of the tab.'),
            }),
          ],
          preview: {
            select: { system: 'system', label: 'label' },
            prepare: ({ system, label }) => ({ title: systems.find(({ value }) => value === system)?.title ?? label ?? 'Tab' }),
          },
        }),
      ],
    }),
  ],
  preview: {
    select: { tabs: 'tabs' },
    prepare: ({ tabs: all }) => ({ title: 'Tabs', subtitle: `${Array.isArray(all) ? all.length : 0} tabs` }),
  },
});
