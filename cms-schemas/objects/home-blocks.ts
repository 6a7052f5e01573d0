import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { questionsField } from '#cms-schemas/fields/questions.ts';
import { blockPreview as preview, buttons, figuresField, opening } from '#cms-schemas/fields/block-fields.ts';
import { lineField, optionalLineField, optionalTextField, textField } from '#cms-schemas/fields/in-languages.ts';

/** A section whose heading and lead default to those of the page. */
const openingOver = [
  optionalLineField('heading', 'Heading', { description: 'Empty: the heading that the page gives in its own tab.' }),
  optionalTextField('lead', 'Lead', { description: 'Empty: the lead that the page gives in its own tab.' }),
];

const heroBlock = defineType({
  name: 'heroBlock',
  type: 'object',
  title: 'Opening',
  description: 'The chart of the regions and the banners that run now.',
  fields: [...openingOver, ...buttons],
  preview: preview('Opening'),
});

const plansBlock = defineType({
  name: 'plansBlock',
  type: 'object',
  title: 'Plans',
  description: 'The plan cards of the region that the language sells by default.',
  fields: openingOver,
  preview: preview('Plans'),
});

const customersBlock = defineType({
  name: 'customersBlock',
  type: 'object',
  title: 'Uses',
  description: 'Typical customers, by what they use the servers for.',
  fields: [
    ...opening,
    defineField({
      name: 'customers',
      type: 'array',
      title: 'Uses',
      of: [
        defineArrayMember({
          name: 'customerEntry',
          type: 'object',
          title: 'Use',
          fields: [
            lineField('title', 'Title'),
            textField('text', 'Text'),
            defineField({ name: 'action', type: 'link', title: 'Link', description: 'Where to read more. May be left out.' }),
          ],
          preview: { select: { title: 'title.en', subtitle: 'text.en' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Add at least one use.'),
    }),
  ],
  preview: preview('Uses'),
});

const productsBlock = defineType({
  name: 'productsBlock',
  type: 'object',
  title: 'Products',
  fields: [
    ...opening,
    defineField({
      name: 'entries',
      type: 'array',
      title: 'Cards',
      of: [defineArrayMember({ type: 'menuEntry' })],
      validation: (rule) => rule.required().min(1).error('Add at least one card.'),
    }),
  ],
  preview: preview('Products'),
});

const stepsBlock = defineType({
  name: 'stepsBlock',
  type: 'object',
  title: 'Steps',
  fields: [...opening, figuresField('steps', 'Steps')],
  preview: preview('Steps'),
});

const claimsBlock = defineType({
  name: 'claimsBlock',
  type: 'object',
  title: 'Claims',
  fields: [
    ...opening,
    defineField({
      name: 'claims',
      type: 'array',
      title: 'Claims',
      of: [defineArrayMember({ type: 'reference', to: [{ type: 'claim' }] })],
      validation: (rule) => [rule.required().min(1).error('Choose at least one claim.'), rule.unique().error('A claim is there twice.')],
    }),
  ],
  preview: preview('Claims'),
});

const regionsBlock = defineType({
  name: 'regionsBlock',
  type: 'object',
  title: 'Regions',
  description: 'Every region, in its order.',
  fields: opening,
  preview: preview('Regions'),
});

const includedBlock = defineType({
  name: 'includedBlock',
  type: 'object',
  title: 'Included',
  fields: [...opening, figuresField('items', 'What is included')],
  preview: preview('Included'),
});

const questionsBlock = defineType({
  name: 'questionsBlock',
  type: 'object',
  title: 'Questions',
  fields: [...opening, questionsField()],
  preview: preview('Questions'),
});

const closingBlock = defineType({
  name: 'closingBlock',
  type: 'object',
  title: 'Closing',
  fields: [...opening, ...buttons],
  preview: preview('Closing'),
});

/** Sections for all pages, the home page included. */
export const sharedBlocks = [
  customersBlock,
  productsBlock,
  stepsBlock,
  claimsBlock,
  regionsBlock,
  includedBlock,
  questionsBlock,
  closingBlock,
];

/** Sections for the home page only. */
export const homeOnlyBlocks = [heroBlock, plansBlock];
