import { defineArrayMember, defineField } from '#cms-schemas/define.ts';
import { checkLegalNotice } from '#cms-schemas/lookups/legal-notice.ts';
import { checkNotPast, checkTimeOfDay, checkZone, legalZones } from '#cms-schemas/rules/legal-text.ts';
import { asRecord } from '#cms-schemas/rules/verdict.ts';

/** For what only legal texts have. */
export const isHelp = ({ document }: { document?: unknown }): boolean => asRecord(document).kind === 'help';

/** From when a version is in force, and why it may not wait. */
export const effectFields = [
  defineField({
    name: 'effectiveDate',
    type: 'date',
    title: 'In effect from',
    description: 'Until then the version before it is in force.',
    group: 'version',
    // a help article begins with the day on which it was begun
    hidden: (context) => isHelp(context) && Boolean(asRecord(context.document).effectiveDate),
    validation: (rule) => [
      rule.required().error('Say from which day this version is in effect.'),
      rule.custom(checkLegalNotice),
      rule.custom((_value, { document }) => checkNotPast(document, Date.now())).warning(),
    ],
  }),
  defineField({
    name: 'effectiveTime',
    type: 'string',
    title: 'At',
    description: 'The time of that day, 09:00. Empty: 00:00.',
    group: 'version',
    hidden: isHelp,
    validation: (rule) => rule.custom(checkTimeOfDay),
  }),
  defineField({
    name: 'effectiveZone',
    type: 'string',
    title: 'Time zone of day and time',
    description: 'Named on the page. Empty: UTC.',
    group: 'version',
    hidden: isHelp,
    options: { list: [...legalZones] },
    validation: (rule) => rule.custom(checkZone),
  }),
  defineField({
    name: 'noticeException',
    type: 'text',
    rows: 2,
    title: 'Why it may not wait',
    description: 'Only if it comes into force before the notice of the site settings is over. The reason is kept with the version.',
    group: 'version',
    hidden: isHelp,
  }),
];

/** Corrections beside a published text: they may be added for ever, and none is taken back. */
export const errataField = defineField({
  name: 'errata',
  type: 'array',
  title: 'Corrections',
  description: 'Shown beside the text, which itself stays as it was published. A correction is published by a second person, too.',
  group: 'version',
  hidden: isHelp,
  options: { sortable: false },
  of: [
    defineArrayMember({
      name: 'erratum',
      type: 'object',
      title: 'Correction',
      fields: [
        defineField({ name: 'on', type: 'date', title: 'Day', validation: (rule) => rule.required().error('Give the day.') }),
        defineField({
          name: 'text',
          type: 'text',
          rows: 3,
          title: 'What is wrong, and what is right',
          validation: (rule) => rule.required().error('Write the correction.'),
        }),
      ],
      preview: { select: { title: 'text', subtitle: 'on' } },
    }),
  ],
});
