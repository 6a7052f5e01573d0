import { defineArrayMember, defineField } from '#cms-schemas/define.ts';
import { optionalLineField, optionalTextField } from '#cms-schemas/fields/in-languages.ts';
import { checkTaxNumber, checkTelephone, checkTradeLaw } from '#cms-schemas/rules/seller.ts';
import { asRecord } from '#cms-schemas/rules/verdict.ts';
import type { FilingKind, TradeTermName } from '#lib/content/values/seller.ts';
import type { TaxNumberKind } from '#lib/money/tax-number-kinds.ts';

const taxKindTitles = {
  vat: 'VAT number (European Union, United Kingdom)',
  tax: 'Tax number',
  'japanese-invoice': 'Japan: number of a qualified invoice issuer (T…)',
} as const satisfies Record<TaxNumberKind, string>;

const filingTitles = {
  icp: 'China: ICP filing (京ICP备…号)',
  'public-security': 'China: public security filing (京公网安备…号)',
  'china-telecom': 'China: licence for value-added telecommunications',
  'japan-telecom': 'Japan: notification under the Telecommunications Business Act',
} as const satisfies Record<FilingKind, string>;

const termTitles = {
  price: 'Prices (1)',
  otherCosts: 'Costs beside the price (9)',
  payment: 'Times and methods of payment, renewals too (2)',
  delivery: 'Time of delivery (3)',
  applicationPeriod: 'Until when can be ordered (4)',
  renewal: 'Conditions of renewal (12)',
  withdrawal: 'Withdrawal, cancellation and returns (5)',
  defects: 'Liability for defects (10)',
  requirements: 'System requirements (11)',
  limits: 'Limits on quantity and other special conditions (13)',
  catalogue: 'Price of a printed catalogue (14)',
  advertising: 'Advertising by e-mail, and the address for it (15)',
} as const satisfies Record<TradeTermName, string>;

const choices = (titles: Readonly<Record<string, string>>) => Object.entries(titles).map(([value, title]) => ({ value, title }));

const kindOf = (titles: Readonly<Record<string, string>>) =>
  defineField({
    name: 'kind',
    type: 'string',
    title: 'Kind',
    options: { list: choices(titles) },
    validation: (rule) => rule.required().error('Choose the kind.'),
  });

/** Who sells: for the imprint, the footer, and what search engines read of the company. */
export const sellerField = defineField({
  name: 'seller',
  type: 'object',
  title: 'Seller',
  description: 'The company that customers contract with. The imprint shows what is filled in and leaves out the rest.',
  group: 'seller',
  options: { collapsible: false },
  validation: (rule) => rule.custom(checkTradeLaw).warning(),
  fields: [
    defineField({
      name: 'isExample',
      type: 'boolean',
      title: 'These are example details',
      description: 'The imprint says so. Switch it off once your own are filled in.',
      initialValue: false,
    }),
    optionalLineField('legalName', 'Legal name', { description: 'With the legal form, as it is registered.' }),
    defineField({
      name: 'country',
      type: 'string',
      title: 'Country of registration',
      description: 'Two letters: JP, HK, US, DE.',
      validation: (rule) => rule.regex(/^[A-Z]{2}$/).error('Give the two capital letters of the country.'),
    }),
    optionalLineField('representative', 'Representative, or manager responsible (7)'),
    optionalTextField('address', 'Address (6)'),
    optionalTextField('domesticOffice', 'Office in Japan, with its telephone number (8)', {
      description: 'Only a seller from abroad needs it. If there is none, say so.',
    }),
    optionalTextField('euRepresentative', 'Representative in the European Union', {
      description: 'Article 27 of the GDPR: name and address.',
    }),
    optionalTextField('ukRepresentative', 'Representative in the United Kingdom', {
      description: 'Article 27 of the UK GDPR: name and address.',
    }),
    optionalTextField('dsaContact', 'Contact point (Digital Services Act)', {
      description: 'For authorities and for users, with the languages; the legal representative too, if there is one.',
    }),
    defineField({
      name: 'telephone',
      type: 'string',
      title: 'Telephone (6)',
      description: 'Starts with + and the country.',
      validation: (rule) => rule.custom(checkTelephone),
    }),
    defineField({
      name: 'email',
      type: 'string',
      title: 'E-mail (15)',
      validation: (rule) => rule.email().error('Give an e-mail address.'),
    }),
    optionalLineField('registration', 'Registration', { description: 'The register and the number in it.' }),
    defineField({
      name: 'taxNumbers',
      type: 'array',
      title: 'Tax numbers',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'taxNumber',
          fields: [
            kindOf(taxKindTitles),
            defineField({
              name: 'number',
              type: 'string',
              title: 'Number',
              validation: (rule) => rule.custom((number, { parent }) => checkTaxNumber(number, asRecord(parent).kind)),
            }),
          ],
          preview: { select: { title: 'number', subtitle: 'kind' } },
        }),
      ],
    }),
    optionalTextField('governingLaw', 'Governing law and courts'),
    defineField({
      name: 'filings',
      type: 'array',
      title: 'Filings and licences',
      description: 'Only numbers that you hold. The two Chinese filings appear at the foot of every page, linked to their registers.',
      of: [
        defineArrayMember({
          type: 'object',
          name: 'filing',
          fields: [
            kindOf(filingTitles),
            defineField({
              name: 'number',
              type: 'string',
              title: 'Number',
              validation: (rule) => rule.required().error('Give the number.'),
            }),
          ],
          preview: { select: { title: 'number', subtitle: 'kind' } },
        }),
      ],
    }),
    defineField({
      name: 'terms',
      type: 'object',
      title: 'Terms of sale',
      description:
        'The numbers are those of Article 11 of Japan’s Act on Specified Commercial Transactions, which wants all of them on one page. Say the same as the legal texts.',
      options: { collapsible: true, collapsed: false },
      fields: Object.entries(termTitles).map(([name, title]) => optionalTextField(name, title)),
    }),
  ],
});
