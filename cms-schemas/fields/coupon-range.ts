import { defineArrayMember, defineField } from '#cms-schemas/define.ts';
import { checkRange } from '#cms-schemas/rules/campaign.ts';

const ruleField = (only: string, except: string) =>
  defineField({
    name: 'rule',
    type: 'string',
    title: 'Applies to',
    initialValue: 'all',
    options: {
      layout: 'radio',
      list: [
        { title: 'All', value: 'all' },
        { title: only, value: 'only' },
        { title: except, value: 'except' },
      ],
    },
  });

const listField = (name: string, title: string, type: string) =>
  defineField({
    name,
    type: 'array',
    title,
    of: [defineArrayMember({ type: 'reference', to: [{ type }] })],
    validation: (rule) => rule.unique().error('One is there twice.'),
  });

/** The products, billing periods and images that a coupon is for; empty fields stand for all. */
export const couponRangeFields = (more: { readonly group: string }) => [
  defineField({
    name: 'products',
    type: 'object',
    title: 'Products',
    ...more,
    fields: [
      ruleField('Only the products below', 'All but the products below'),
      listField('families', 'Families', 'family'),
      listField('series', 'Series', 'series'),
      listField('models', 'Models', 'model'),
    ],
    validation: (rule) => rule.custom((value) => checkRange(value, ['families', 'series', 'models'])),
  }),
  defineField({
    name: 'periods',
    type: 'object',
    title: 'Billing periods',
    ...more,
    fields: [ruleField('Only the periods below', 'All but the periods below'), listField('periods', 'Periods', 'period')],
    validation: (rule) => rule.custom((value) => checkRange(value, ['periods'])),
  }),
  defineField({
    name: 'notForWindows',
    type: 'boolean',
    title: 'Not for Windows',
    description: 'A server with a Windows image, whose licence we pay, does not take it. The order proposes an image without a licence.',
    initialValue: false,
    ...more,
  }),
];
