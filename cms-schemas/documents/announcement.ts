import { defineField, defineType } from '#cms-schemas/define.ts';
import { lineField, textField } from '#cms-schemas/fields/in-languages.ts';
import { checkEveryBody } from '#cms-schemas/rules/locale-text.ts';
import { checkInstant, checkWindowEnd } from '#cms-schemas/rules/time-window.ts';
import { timeOptions } from '#cms-schemas/rules/studio-time.ts';

/** The minute at which an announcement is begun: most are released as soon as they are written. */
const thisMinute = (): string => `${new Date().toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length)}:00.000Z`;

export const announcement = defineType({
  name: 'announcement',
  type: 'document',
  title: 'Announcement',
  groups: [
    { name: 'text', title: 'Text', default: true },
    { name: 'time', title: 'Kind and time' },
  ],
  fields: [
    lineField('title', 'Title', { group: 'text' }),
    textField('summary', 'In short', { group: 'text', description: 'Shown in the list, below the title.' }),
    defineField({ name: 'body', type: 'localeBody', title: 'Text', group: 'text', validation: (rule) => rule.custom(checkEveryBody) }),
    defineField({
      name: 'kind',
      type: 'string',
      title: 'Kind',
      group: 'time',
      initialValue: 'Notice',
      options: { layout: 'radio', list: ['Notice', 'Activity'] },
      validation: (rule) => rule.required().error('Choose the kind.'),
    }),
    defineField({
      name: 'releaseTime',
      type: 'datetime',
      options: timeOptions,
      title: 'Released at',
      description: 'Visitors see it from this instant on.',
      group: 'time',
      initialValue: thisMinute,
      validation: (rule) => rule.custom(checkInstant),
    }),
    defineField({
      name: 'endsAt',
      type: 'datetime',
      options: timeOptions,
      title: 'Shown until',
      description: 'Empty: it stays.',
      group: 'time',
      validation: (rule) => rule.custom((value, { document }) => checkWindowEnd(value, document?.releaseTime)),
    }),
    defineField({ name: 'pinned', type: 'boolean', title: 'Stays on top', group: 'time', initialValue: false }),
  ],
  orderings: [{ name: 'newest', title: 'Newest first', by: [{ field: 'releaseTime', direction: 'desc' }] }],
  preview: {
    select: { title: 'title.en', kind: 'kind', releaseTime: 'releaseTime', pinned: 'pinned' },
    prepare: ({ title, kind, releaseTime, pinned }) => ({
      title,
      subtitle: [kind ?? '?', releaseTime?.slice(0, 10) ?? 'no date yet', pinned ? 'on top' : ''].filter(Boolean).join(' · '),
    }),
  },
});
