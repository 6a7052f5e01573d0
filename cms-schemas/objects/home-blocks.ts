import { defineArrayMember, defineField, defineType } from '#cms-schemas/define.ts';
import { lineField, optionalTextField, textField } from '#cms-schemas/fields/in-languages.ts';
import { isBlank } from '#cms-schemas/rules/verdict.ts';

const opening = [lineField('heading', 'Heading'), optionalTextField('lead', 'Lead', { description: 'All three languages, or none.' })];
const buttons = [
  defineField({ name: 'primaryAction', type: 'link', title: 'First button' }),
  defineField({ name: 'secondaryAction', type: 'link', title: 'Second button' }),
];

const preview = (kind: string) => ({
  select: { heading: 'heading.en' },
  prepare: ({ heading }: { heading?: string }) => ({ title: isBlank(heading) ? kind : heading, subtitle: kind }),
});

const entryPreview = { select: { title: 'title.en', subtitle: 'figure' } };

/** Figures with a few words: the steps to a server, and what every server includes. */
const figures = (name: string, title: string) =>
  defineField({
    name,
    type: 'array',
    title,
    of: [
      defineArrayMember({
        name: 'figureEntry',
        type: 'object',
        title: 'Entry',
        fields: [
          defineField({
            name: 'figure',
            type: 'string',
            title: 'Figure',
            description: 'The same in every language: 500 GB, 1 + 8, root.',
            validation: (rule) => rule.required().max(16).error('Give a figure of at most 16 characters.'),
          }),
          lineField('title', 'Title'),
          textField('text', 'Text'),
        ],
        preview: entryPreview,
      }),
    ],
    validation: (rule) => rule.required().min(1).error('Add at least one entry.'),
  });

const heroBlock = defineType({ name: 'heroBlock', type: 'object', title: 'Opening', fields: [...opening, ...buttons], preview: preview('Opening') });

const plansBlock = defineType({
  name: 'plansBlock',
  type: 'object',
  title: 'Plans',
  description: 'The plan cards of the region that the language sells by default.',
  fields: opening,
  preview: preview('Plans'),
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

const stepsBlock = defineType({ name: 'stepsBlock', type: 'object', title: 'Steps', fields: [...opening, figures('steps', 'Steps')], preview: preview('Steps') });

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
  fields: [...opening, figures('items', 'What is included')],
  preview: preview('Included'),
});

const questionsBlock = defineType({
  name: 'questionsBlock',
  type: 'object',
  title: 'Questions',
  fields: [
    ...opening,
    defineField({
      name: 'questions',
      type: 'array',
      title: 'Questions',
      of: [
        defineArrayMember({
          name: 'questionEntry',
          type: 'object',
          title: 'Question',
          fields: [lineField('question', 'Question'), textField('answer', 'Answer')],
          preview: { select: { title: 'question.en', subtitle: 'answer.en' } },
        }),
      ],
      validation: (rule) => rule.required().min(1).error('Add at least one question.'),
    }),
  ],
  preview: preview('Questions'),
});

const closingBlock = defineType({ name: 'closingBlock', type: 'object', title: 'Closing', fields: [...opening, ...buttons], preview: preview('Closing') });

/** The sections that the home page is built from. */
export const homeBlocks = [heroBlock, plansBlock, productsBlock, stepsBlock, claimsBlock, regionsBlock, includedBlock, questionsBlock, closingBlock];
