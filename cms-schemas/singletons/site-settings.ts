import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import type { Language } from '#lib/language/languages.ts';
import { defaultMarkets, markets, type Market } from '#lib/money/markets.ts';
import { lineField, textField } from '#cms-schemas/fields/in-languages.ts';
import { sellerField } from '#cms-schemas/objects/seller.ts';
import { withdrawalField } from '#cms-schemas/objects/withdrawal.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';
import { checkPositiveWhole, checkWholePercent } from '#cms-schemas/rules/numbers.ts';
import { checkRatingValue, checkReviewCount } from '#cms-schemas/rules/review.ts';
import { usualPromotionDays } from '#lib/rules/promotion-window.ts';
import { asRecord } from '#cms-schemas/rules/verdict.ts';
import { timeOptions } from '#cms-schemas/rules/studio-time.ts';

const webAddress = 'Give a whole address that starts with https://.';

const regionOf = (name: string, title: string) =>
  defineField({
    name,
    type: 'reference',
    to: [{ type: 'region' }],
    title,
    validation: (rule) => rule.required().error('Choose the region that pages in this language sell by default.'),
  });

const marketNames = {
  EU: 'European Union: the lowest price of 30 days',
  UK: 'United Kingdom: asked for longer than the sale, and bought',
  US: 'United States: asked for on 28 of 90 days',
  JP: 'Japan: most of the last eight weeks',
  CN: 'Mainland China: the lowest price paid in 7 days',
  HK: 'Hong Kong: the price directly before',
} as const satisfies Record<Market, string>;

const marketsOf = (language: Language, title: string) =>
  defineField({
    name: language,
    type: 'array',
    title,
    of: [defineArrayMember({ type: 'string' })],
    options: { list: markets.map((value) => ({ value, title: marketNames[value] })) },
    initialValue: [...defaultMarkets[language]],
  });

const rateOf = (name: string, title: string) =>
  defineField({ name, type: 'number', title, validation: (rule) => rule.custom(checkWholePercent) });

export const siteSettings = defineType({
  name: 'siteSettings',
  type: 'document',
  title: 'Site settings',
  groups: [
    { name: 'brand', title: 'Brand', default: true },
    { name: 'seller', title: 'Seller' },
    { name: 'addresses', title: 'Addresses' },
    { name: 'selling', title: 'Selling' },
    { name: 'service', title: 'Service and reviews' },
    { name: 'legal', title: 'Legal texts' },
    { name: 'search', title: 'Search engines' },
  ],
  fields: [
    defineField({
      name: 'brand',
      type: 'string',
      title: 'Brand',
      description: 'The same in every language.',
      group: 'brand',
      validation: (rule) => rule.required().error('Give the name of the brand.'),
    }),
    defineField({
      name: 'tagline',
      type: 'localeText',
      title: 'Tagline',
      group: 'brand',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({
      name: 'copyright',
      type: 'localeString',
      title: 'Copyright line',
      group: 'brand',
      validation: (rule) => rule.custom(checkEveryLanguage),
    }),
    defineField({
      name: 'contactEmail',
      type: 'string',
      title: 'Contact e-mail',
      group: 'brand',
      validation: (rule) => rule.required().email().error('Give an e-mail address.'),
    }),
    defineField({
      name: 'reviewSite',
      type: 'object',
      title: 'Review site',
      group: 'brand',
      options: { columns: 2 },
      fields: [
        defineField({
          name: 'default',
          type: 'url',
          title: 'English and Chinese pages',
          validation: (rule) =>
            rule
              .required()
              .uri({ scheme: ['https'] })
              .error(webAddress),
        }),
        defineField({
          name: 'ja',
          type: 'url',
          title: 'Japanese pages',
          validation: (rule) =>
            rule
              .required()
              .uri({ scheme: ['https'] })
              .error(webAddress),
        }),
      ],
    }),
    defineField({
      name: 'optionalConsentOnByDefault',
      type: 'boolean',
      title: 'Optional cookies are switched on beforehand',
      description: 'Nothing optional is stored before the visitor confirms, whatever is set here.',
      group: 'brand',
      initialValue: true,
    }),
    sellerField,
    defineField({
      name: 'siteUrl',
      type: 'url',
      title: 'Address of this site',
      description: 'Empty: the address that the visitor used.',
      group: 'addresses',
      validation: (rule) => rule.uri({ scheme: ['https', 'http'] }).error(webAddress),
    }),
    defineField({
      name: 'cdnUrl',
      type: 'url',
      title: 'Address of the content network',
      description: 'Empty: pictures come from this site.',
      group: 'addresses',
      validation: (rule) => rule.uri({ scheme: ['https', 'http'] }).error(webAddress),
    }),
    defineField({
      name: 'centerUrl',
      type: 'string',
      title: 'Account centre',
      group: 'addresses',
      initialValue: '/ucenter/',
      validation: (rule) =>
        rule
          .required()
          .regex(/^(\/[a-z]|https:\/\/).*\/$/)
          .error('Give the address of the account centre, with a slash at the end.'),
    }),
    defineField({
      name: 'festivalsUrl',
      type: 'string',
      title: 'Festival page',
      group: 'addresses',
      initialValue: '/activity/festivals',
      validation: (rule) =>
        rule
          .required()
          .regex(/^(\/[a-z]|https:\/\/)/)
          .error('Start with / or https://.'),
    }),
    defineField({
      name: 'defaultRegions',
      type: 'object',
      title: 'Region sold by default',
      group: 'selling',
      options: { columns: 3 },
      fields: [regionOf('en', 'English pages'), regionOf('zh', 'Chinese pages'), regionOf('ja', 'Japanese pages')],
      validation: (rule) => rule.required().error('Choose a region for each language.'),
    }),
    defineField({
      name: 'unpaidOrderTtlHours',
      type: 'number',
      title: 'An unpaid order closes after (hours)',
      group: 'selling',
      initialValue: 3,
      validation: (rule) => rule.custom(checkPositiveWhole),
    }),
    defineField({
      name: 'pricesCorrectedAt',
      type: 'datetime',
      options: timeOptions,
      title: 'Prices corrected at',
      description: [
        'Only if a published price was wrong: quotes made before this instant no longer hold their price, and a dearer one has to be',
        'agreed to. Otherwise a quote keeps its price for its 30 minutes.',
      ].join(' '),
      group: 'selling',
    }),
    defineField({
      name: 'priceMarkets',
      type: 'object',
      title: 'Markets whose rules for price reductions apply',
      description: [
        'A page shows a price before only if the rules of all of its markets allow it. None chosen: European Union and United States in',
        'English, Hong Kong in Chinese, Japan in Japanese.',
      ].join(' '),
      group: 'selling',
      fields: [marketsOf('en', 'English pages'), marketsOf('zh', 'Chinese pages'), marketsOf('ja', 'Japanese pages')],
    }),
    defineField({
      name: 'promotionDaysAtMost',
      type: 'number',
      title: 'A promotion runs for at most (days)',
      group: 'selling',
      initialValue: usualPromotionDays,
      validation: (rule) => rule.custom((value) => value === undefined || checkPositiveWhole(value)),
    }),
    defineField({
      name: 'legalApprovals',
      type: 'number',
      title: 'Who publishes a legal text',
      group: 'legal',
      initialValue: 1,
      options: {
        layout: 'radio',
        list: [
          { value: 1, title: 'Another person than the one who changed the draft last' },
          { value: 0, title: 'Anyone who may write legal texts' },
        ],
      },
    }),
    defineField({
      name: 'legalNoticeDays',
      type: 'number',
      title: 'A legal text is published before it is in force (days)',
      description: 'A version that comes into force sooner has to say why. Empty or 0: no notice.',
      group: 'legal',
      validation: (rule) => rule.integer().min(0).error('Give whole days, 0 or more.'),
    }),
    withdrawalField,
    lineField('supportHours', 'Hours of the chat', { group: 'service' }),
    defineField({
      name: 'chatKeepsConversations',
      type: 'boolean',
      title: 'Store the conversations with the assistant',
      description:
        'Off: only counts are stored, by topic. On: questions and answers are stored for 30 days, without what may tell of a person; the panel says so, and the privacy policy has to.',
      group: 'service',
      initialValue: false,
    }),
    defineField({
      name: 'messengerUrl',
      type: 'url',
      title: 'Messenger',
      description: 'Empty: no messenger link in the side widget.',
      group: 'service',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error(webAddress),
    }),
    defineField({
      name: 'chatQr',
      type: 'image',
      title: 'QR code of the chat',
      description: 'Empty: no QR code in the side widget.',
      group: 'service',
      options: { accept: 'image/png,image/webp,image/svg+xml' },
    }),
    defineField({
      name: 'review',
      type: 'object',
      title: 'Reviews',
      description: 'As the review site shows them. Both empty: no badge in the footer.',
      group: 'service',
      options: { columns: 2 },
      fields: [
        defineField({ name: 'ratingValue', type: 'number', title: 'Rating (of 5)', validation: (rule) => rule.custom(checkRatingValue) }),
        defineField({
          name: 'reviewCount',
          type: 'number',
          title: 'Number of reviews',
          validation: (rule) => rule.custom((value, { parent }) => checkReviewCount(value, asRecord(parent).ratingValue)),
        }),
      ],
    }),
    defineField({
      name: 'affiliateBanner',
      type: 'object',
      title: 'Affiliate banner above the footer',
      group: 'service',
      fields: [lineField('title', 'Title'), textField('lead', 'Lead'), defineField({ name: 'action', type: 'link', title: 'Button' })],
      validation: (rule) => rule.required().error('Write the affiliate banner.'),
    }),
    defineField({
      name: 'affiliateRates',
      type: 'object',
      title: 'Highest commission of affiliates (percent)',
      description: 'Used in the estimate of the affiliate page. The banner above says the same in words.',
      group: 'service',
      options: { columns: 3 },
      fields: [rateOf('en', 'English pages'), rateOf('zh', 'Chinese pages'), rateOf('ja', 'Japanese pages')],
      validation: (rule) => rule.required().error('Give the highest commission for each language.'),
    }),
    defineField({ name: 'seo', type: 'seo', title: 'For search engines', group: 'search' }),
  ],
  preview: { select: { subtitle: 'brand' }, prepare: ({ subtitle }) => ({ title: 'Site settings', subtitle }) },
});
