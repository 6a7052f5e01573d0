import { defineField, defineType } from '#cms-schemas/define.ts';
import { codeField } from '#cms-schemas/fields/code.ts';
import { orderField } from '#cms-schemas/fields/order.ts';
import { checkEveryLanguage } from '#cms-schemas/rules/locale-text.ts';
import { checkPositiveWhole } from '#cms-schemas/rules/numbers.ts';

export const region = defineType({
  name: 'region',
  type: 'document',
  title: 'Region',
  fields: [
    codeField('region', 'Stands in addresses and orders; never change it once something was sold.'),
    defineField({ name: 'name', type: 'localeString', title: 'Name', validation: (rule) => rule.custom(checkEveryLanguage) }),
    defineField({ name: 'city', type: 'localeString', title: 'City', validation: (rule) => rule.custom(checkEveryLanguage) }),
    defineField({
      name: 'flowType',
      type: 'string',
      title: 'Flow type',
      options: { list: ['global', 'global-jp'], layout: 'radio' },
      validation: (rule) => rule.required().error('Choose the flow type.'),
    }),
    defineField({
      name: 'latitude',
      type: 'number',
      title: 'Latitude',
      validation: (rule) => rule.required().min(-90).max(90).error('Give the latitude, from -90 to 90.'),
    }),
    defineField({
      name: 'longitude',
      type: 'number',
      title: 'Longitude',
      validation: (rule) => rule.required().min(-180).max(180).error('Give the longitude, from -180 to 180.'),
    }),
    defineField({
      name: 'timeZone',
      type: 'string',
      title: 'Time zone',
      description: 'By its IANA name, like Asia/Tokyo.',
      validation: (rule) =>
        rule
          .required()
          .regex(/^[A-Z][A-Za-z_]+\/[A-Z][A-Za-z_/]+$/)
          .error('Write the time zone like Asia/Tokyo.'),
    }),
    defineField({
      name: 'maxBandwidthMbps',
      type: 'number',
      title: 'Widest line (Mbps)',
      description: 'The most outbound bandwidth that one server can be given here.',
      initialValue: 200,
      validation: (rule) => rule.custom(checkPositiveWhole),
    }),
    defineField({
      name: 'probeUrl',
      type: 'url',
      title: 'Probe',
      description: 'An address in this region that answers at once. The chart of the home page measures the way to it when a visitor asks.',
      validation: (rule) => rule.uri({ scheme: ['https'] }).error('Give a whole address that starts with https://.'),
    }),
    orderField(),
  ],
  preview: { select: { title: 'name.en', subtitle: 'code' } },
});
