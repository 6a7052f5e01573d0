import { defineArrayMember, defineField } from '#cms-schemas/define.ts';
import { optionalLineField } from '#cms-schemas/fields/in-languages.ts';
import { checkClosingDay, checkJobCountry, checkPay, checkPostedOn } from '#cms-schemas/rules/job.ts';
import { checkCountryCode } from '#cms-schemas/rules/withdrawal.ts';
import { payPeriods, type PayPeriod } from '#lib/content/queries/job-query.ts';

const periodTitles = { year: 'A year', month: 'A month', hour: 'An hour' } as const satisfies Record<PayPeriod, string>;

const payField = defineField({
  name: 'pay',
  type: 'object',
  title: 'Pay',
  description: 'The range that the text names, before tax. Empty: search engines read none.',
  options: { columns: 2 },
  validation: (rule) => rule.custom(checkPay),
  fields: [
    defineField({ name: 'minimum', type: 'number', title: 'At least' }),
    defineField({ name: 'maximum', type: 'number', title: 'At most' }),
    defineField({ name: 'currency', type: 'string', title: 'Currency', description: 'Three capital letters: USD, JPY, EUR.' }),
    defineField({
      name: 'period',
      type: 'string',
      title: 'For',
      options: { list: payPeriods.map((value) => ({ value, title: periodTitles[value] })) },
    }),
  ],
});

/** What search engines read of a position. The texts say the same in words. */
export const jobFactFields = [
  optionalLineField('city', 'City', { description: 'Where the office is. Empty: the work is only remote.' }),
  defineField({
    name: 'country',
    type: 'string',
    title: 'Country of the city',
    description: 'Two letters: JP, HK, US, DE.',
    validation: (rule) => rule.custom((value, { document }) => checkJobCountry(value, document?.city)),
  }),
  defineField({ name: 'remote', type: 'boolean', title: 'Remote', description: 'The work may be done from home.', initialValue: false }),
  defineField({
    name: 'remoteCountries',
    type: 'array',
    title: 'Countries that it is open to',
    description: 'Where those live who work remotely, two capital letters each. Empty: the text names none.',
    of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(checkCountryCode) })],
    hidden: ({ document }) => document?.remote !== true,
  }),
  defineField({
    name: 'remoteZones',
    type: 'string',
    title: 'Time zones that it is open to',
    description: 'As the place names them: UTC+8, UTC−8 ±3.',
    hidden: ({ document }) => document?.remote !== true,
  }),
  payField,
  defineField({
    name: 'postedOn',
    type: 'date',
    title: 'Posted on',
    initialValue: () => new Date().toISOString().slice(0, 10),
    validation: (rule) => rule.custom(checkPostedOn),
  }),
  defineField({
    name: 'validThrough',
    type: 'date',
    title: 'Last day to apply',
    description: 'The day after it, the position is no longer shown. Empty: it stays.',
    validation: (rule) => rule.custom((value, { document }) => checkClosingDay(value, document?.postedOn)),
  }),
];
