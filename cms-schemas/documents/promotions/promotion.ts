import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { lineField, textField } from '#cms-schemas/fields/in-languages.ts';
import { orderField } from '#cms-schemas/fields/order.ts';
import { slugField } from '#cms-schemas/fields/slug.ts';
import { endField, startField } from '#cms-schemas/fields/time-window.ts';
import { checkComesAgain, checkPromotionLength, checkRaisesNoPrice } from '#cms-schemas/lookups/promotion-prices.ts';
import { checkOfferDiscount } from '#cms-schemas/rules/campaign.ts';
import { windowInWords } from '#cms-schemas/rules/time-window.ts';

export const promotion = defineType({
  name: 'promotion',
  type: 'document',
  title: 'Promotion',
  groups: [
    { name: 'words', title: 'Words', default: true },
    { name: 'offer', title: 'Offer' },
    { name: 'time', title: 'Address and time' },
  ],
  fields: [
    lineField('title', 'Title', { group: 'words' }),
    textField('lead', 'Lead', { group: 'words' }),
    defineField({ name: 'picture', type: 'localeImage', title: 'Picture', group: 'words' }),
    textField('terms', 'Terms', { group: 'words', description: 'Who may buy, how often, and what is refunded; one rule a line.' }),
    defineField({
      name: 'discountPercent',
      type: 'number',
      title: 'Discount (percent)',
      group: 'offer',
      validation: (rule) => [rule.custom(checkOfferDiscount), rule.custom(checkRaisesNoPrice)],
    }),
    defineField({
      name: 'period',
      type: 'reference',
      to: [{ type: 'period' }],
      title: 'Billing period',
      description: 'For which the discount is given. Empty: one month.',
      group: 'offer',
    }),
    defineField({
      name: 'models',
      type: 'array',
      title: 'Models on offer',
      group: 'offer',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'model' }] })],
      validation: (rule) => [rule.required().min(1).error('Choose at least one model.'), rule.unique().error('A model is there twice.')],
    }),
    defineField({
      name: 'onePerPerson',
      type: 'boolean',
      title: 'One per person',
      description: [
        'A person, or an account without real-name verification, may have one order of it at a time. An order that closed or was refunded',
        'does not count.',
      ].join(' '),
      group: 'offer',
      initialValue: false,
    }),
    slugField({
      group: 'time',
      description: 'Shown at /activity/…: vps, cvm, promotion or festivals.',
      among: ['vps', 'cvm', 'promotion', 'festivals'],
    }),
    startField({ group: 'time' }),
    endField({ group: 'time', also: checkPromotionLength }),
    defineField({
      name: 'repeatsEveryDays',
      type: 'number',
      title: 'Comes again every … days',
      description: 'Counted from one start to the next: 56 for three weeks on and five weeks off. Empty: it runs once.',
      group: 'time',
      validation: (rule) => rule.custom(checkComesAgain),
    }),
    orderField({ group: 'time' }),
  ],
  preview: {
    select: { title: 'title.en', startsAt: 'startsAt', endsAt: 'endsAt', repeats: 'repeatsEveryDays', media: 'picture' },
    prepare: ({ title, startsAt, endsAt, repeats, media }) => ({ title, subtitle: windowInWords(startsAt, endsAt, repeats), media }),
  },
});
