import { defineField, defineType } from '#cms-schemas/define.ts';
import { lineField } from '#cms-schemas/fields/in-languages.ts';
import { endField, startField } from '#cms-schemas/fields/time-window.ts';
import { checkCodeIsFree } from '#cms-schemas/lookups/unique-code.ts';
import { couponRangeFields } from '#cms-schemas/fields/coupon-range.ts';
import { checkCouponDiscount, checkCreditScore, checkHow, checkPersonLimit, checkStock } from '#cms-schemas/rules/campaign.ts';
import { checkCode } from '#cms-schemas/rules/code.ts';
import { checkPositiveWhole } from '#cms-schemas/rules/numbers.ts';
import { windowInWords } from '#cms-schemas/rules/time-window.ts';

export const couponCampaign = defineType({
  name: 'couponCampaign',
  type: 'document',
  title: 'Coupons',
  groups: [
    { name: 'coupon', title: 'Coupon', default: true },
    { name: 'range', title: 'What for' },
    { name: 'claiming', title: 'Who may claim' },
    { name: 'time', title: 'Time' },
  ],
  fields: [
    lineField('name', 'Name', { group: 'coupon' }),
    defineField({
      name: 'code',
      type: 'string',
      title: 'Code',
      group: 'coupon',
      description: 'Used in referral addresses and orders, like FIRST20.',
      validation: (rule) => [rule.custom((value) => checkCode(value, 'couponCampaign')), rule.custom(checkCodeIsFree)],
    }),
    defineField({
      name: 'kind',
      type: 'string',
      title: 'Good for',
      description: 'An upgrade is a larger size of a server that runs; an expansion is a larger disk or more traffic of one.',
      group: 'coupon',
      options: {
        layout: 'radio',
        list: [
          { title: 'New purchase', value: 'new-purchase' },
          { title: 'Renewal', value: 'renewal' },
          { title: 'Upgrade', value: 'upgrade' },
          { title: 'Expansion', value: 'expansion' },
        ],
      },
      validation: (rule) => rule.required().error('Choose what the coupon is good for.'),
    }),
    defineField({
      name: 'discountPercent',
      type: 'number',
      title: 'Discount (percent)',
      group: 'coupon',
      validation: (rule) => rule.custom(checkCouponDiscount),
    }),
    defineField({
      name: 'minimumSpend',
      type: 'moneyByCurrency',
      title: 'From an order of',
      description: 'Before the discount, counting what the coupon can be used for.',
      group: 'coupon',
    }),
    defineField({
      name: 'validityDays',
      type: 'number',
      title: 'Valid for (days)',
      description: 'Counted from the moment it is claimed.',
      group: 'coupon',
      validation: (rule) => rule.custom(checkPositiveWhole),
    }),
    ...couponRangeFields({ group: 'range' }),
    defineField({
      name: 'how',
      type: 'string',
      title: 'How a person gets it',
      group: 'claiming',
      initialValue: 'claim',
      options: {
        layout: 'radio',
        list: [
          { title: 'Claims it in the coupon centre', value: 'claim' },
          { title: 'Enters its code at the order; the centre does not show it', value: 'code' },
        ],
      },
      validation: (rule) => rule.custom((how, { document }) => checkHow(how, document?.scene, document?.kind)),
    }),
    defineField({
      name: 'perPersonLimit',
      type: 'number',
      title: 'Each person may claim',
      group: 'claiming',
      initialValue: 1,
      validation: (rule) => rule.custom((limit, { document }) => checkPersonLimit(limit, document?.stock)),
    }),
    defineField({
      name: 'stock',
      type: 'number',
      title: 'Coupons in all',
      description: 'How many are left is counted as they are claimed.',
      group: 'claiming',
      validation: (rule) => rule.custom(checkStock),
    }),
    defineField({
      name: 'newcomersOnly',
      type: 'boolean',
      title: 'Only before the first purchase',
      group: 'claiming',
      initialValue: false,
    }),
    defineField({
      name: 'realNameRequired',
      type: 'boolean',
      title: 'Only with an identity that is verified now',
      description: 'Every coupon needs a verified person. Switched on, a verification that has lapsed does not do.',
      group: 'claiming',
      initialValue: false,
    }),
    defineField({
      name: 'creditScoreAtLeast',
      type: 'number',
      title: 'Credit score of at least',
      description: 'Empty: 60, as for every coupon and event.',
      group: 'claiming',
      validation: (rule) => rule.custom(checkCreditScore),
    }),
    defineField({
      name: 'scene',
      type: 'string',
      title: 'Given out',
      group: 'claiming',
      initialValue: 'coupon-centre',
      options: {
        layout: 'radio',
        list: [
          { title: 'In the coupon centre', value: 'coupon-centre' },
          { title: 'After signing up', value: 'sign-up' },
          { title: 'To every member of a finished group', value: 'group-member' },
          { title: 'To a lucky leader of a group', value: 'group-hidden' },
        ],
      },
      validation: (rule) => rule.required().error('Choose where the coupon is given out.'),
    }),
    startField({ group: 'time' }),
    endField({ group: 'time' }),
  ],
  preview: {
    select: { title: 'name.en', code: 'code', discountPercent: 'discountPercent', startsAt: 'startsAt', endsAt: 'endsAt' },
    prepare: ({ title, code, discountPercent, startsAt, endsAt }) => ({
      title: title ?? code ?? '?',
      subtitle: `${discountPercent ?? '?'} percent off · ${windowInWords(startsAt, endsAt)}`,
    }),
  },
});
