import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { bootDiskField } from '#cms-schemas/fields/boot-disk.ts';
import { lineField, textField } from '#cms-schemas/fields/in-languages.ts';
import { questionsField } from '#cms-schemas/fields/questions.ts';
import { slugField } from '#cms-schemas/fields/slug.ts';
import { endField, startField } from '#cms-schemas/fields/time-window.ts';
import { checkActivationFee, checkCap, checkChance, checkHeadCounts, checkOfferDiscount } from '#cms-schemas/rules/campaign.ts';
import { activationFeePercentAtLeast } from '#lib/rules/campaigns/campaign-bounds.ts';
import { windowInWords } from '#cms-schemas/rules/time-window.ts';

const one = (name: string, title: string, type: string, group: string, message: string) =>
  defineField({ name, type: 'reference', to: [{ type }], title, group, validation: (rule) => rule.required().error(message) });

export const groupCampaign = defineType({
  name: 'groupCampaign',
  type: 'document',
  title: 'Group buy',
  description: 'Groups have 5 days to fill. A change applies to groups that start from then on.',
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'offer', title: 'Offer' },
    { name: 'group', title: 'Group and coupons' },
    { name: 'time', title: 'Address and time' },
  ],
  fields: [
    lineField('title', 'Title', { group: 'words' }),
    textField('lead', 'Lead', { group: 'words' }),
    textField('terms', 'Terms', { group: 'words', description: 'Who may join and what is refunded; one rule a line.' }),
    questionsField({ group: 'words' }),
    one('region', 'Region', 'region', 'offer', 'Choose the region.'),
    one('model', 'Model', 'model', 'offer', 'Choose the model.'),
    bootDiskField({ group: 'offer' }),
    one('traffic', 'Outbound transfer', 'trafficPlan', 'offer', 'Choose the outbound transfer.'),
    one('period', 'Billing period', 'period', 'offer', 'Choose the billing period.'),
    defineField({
      name: 'discountPercent',
      type: 'number',
      title: 'Discount for a full group (percent)',
      group: 'offer',
      validation: (rule) => rule.custom(checkOfferDiscount),
    }),
    defineField({
      name: 'headCounts',
      type: 'array',
      title: 'Sizes of group to choose from',
      group: 'group',
      of: [defineArrayMember({ type: 'number' })],
      validation: (rule) => rule.custom(checkHeadCounts),
    }),
    one('memberCoupon', 'Coupon of every member', 'couponCampaign', 'group', 'Choose the coupon that every member receives.'),
    one('hiddenCoupon', 'Hidden coupon of the leader', 'couponCampaign', 'group', 'Choose the coupon that a leader may find.'),
    defineField({
      name: 'hiddenCouponPercent',
      type: 'number',
      title: 'Chance of the hidden coupon (percent)',
      group: 'group',
      initialValue: 5,
      validation: (rule) => rule.custom(checkChance),
    }),
    defineField({
      name: 'hiddenCouponCap',
      type: 'number',
      title: 'Hidden coupons in all',
      description: 'No draw gives out more than this. Empty: as many as the coupon has.',
      group: 'group',
      validation: (rule) => rule.custom(checkCap),
    }),
    defineField({
      name: 'activationFeePercent',
      type: 'number',
      title: 'Activation fee (percent)',
      description: 'Withheld when a member of a group that succeeded asks for a refund.',
      group: 'group',
      initialValue: activationFeePercentAtLeast,
      validation: (rule) => rule.custom(checkActivationFee),
    }),
    defineField({ name: 'newcomersOnly', type: 'boolean', title: 'Only for newcomers', group: 'group', initialValue: false }),
    slugField({ group: 'time', description: 'Shown at /activity/pintuan/…: vps or cvm.', among: ['vps', 'cvm'] }),
    startField({ group: 'time' }),
    endField({ group: 'time' }),
  ],
  preview: {
    select: { title: 'title.en', startsAt: 'startsAt', endsAt: 'endsAt' },
    prepare: ({ title, startsAt, endsAt }) => ({ title, subtitle: windowInWords(startsAt, endsAt) }),
  },
});
