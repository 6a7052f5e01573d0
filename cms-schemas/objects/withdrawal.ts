import { defineArrayMember, defineField } from '#cms-schemas/define.ts';
import { asRecord } from '#cms-schemas/rules/verdict.ts';
import { checkCountryCode, checkWithdrawalDays, checkWithdrawalCountries } from '#cms-schemas/rules/withdrawal.ts';
import { withdrawalCountries, usualWithdrawalDays } from '#lib/rules/withdrawal/withdrawal-bounds.ts';

/** The consumer's right of withdrawal, by which an order ends before the refund policy counts. */
export const withdrawalField = defineField({
  name: 'withdrawal',
  type: 'object',
  title: 'Right of withdrawal of consumers',
  description: [
    'Buyers in these countries withdraw without a reason and get back everything that they paid. The way to it stands at the foot of every',
    'page, on the order and in its e-mails. Switch it off only once the last order that has the right is older than its days.',
  ].join(' '),
  group: 'legal',
  fields: [
    defineField({ name: 'isOffered', type: 'boolean', title: 'Orders can be withdrawn from', initialValue: true }),
    defineField({
      name: 'countries',
      type: 'array',
      title: 'Countries whose law gives the right',
      description: 'Two capital letters each (ISO 3166), as DE for Germany. The buyer says where he lives when he withdraws.',
      of: [defineArrayMember({ type: 'string', validation: (rule) => rule.custom(checkCountryCode) })],
      initialValue: [...withdrawalCountries],
      validation: (rule) => rule.custom((value, { parent }) => checkWithdrawalCountries(value, asRecord(parent).isOffered)),
    }),
    defineField({
      name: 'days',
      type: 'number',
      title: 'Days from the payment',
      initialValue: usualWithdrawalDays,
      validation: (rule) => rule.custom(checkWithdrawalDays),
    }),
  ],
});
