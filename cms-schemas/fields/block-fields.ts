import { defineArrayMember, defineField } from '#cms-schemas/define.ts';
import { lineField, optionalLineField, optionalTextField, textField } from '#cms-schemas/fields/in-languages.ts';
import { isBlank } from '#cms-schemas/rules/verdict.ts';

/** The fields common to every section. */
export const opening = [
  lineField('heading', 'Heading'),
  optionalTextField('lead', 'Lead', { description: 'All three languages, or none.' }),
];

export const buttons = [
  defineField({ name: 'primaryAction', type: 'link', title: 'First button' }),
  defineField({ name: 'secondaryAction', type: 'link', title: 'Second button' }),
];

/** A section in a list: its heading and kind. */
export const blockPreview = (kind: string) => ({
  select: { heading: 'heading.en' },
  prepare: ({ heading }: { heading?: string }) => ({ title: isBlank(heading) ? kind : heading, subtitle: kind }),
});

/** Figures with a short text: steps, what every server includes, the limits of a product. */
export const figuresField = (name: string, title: string) =>
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
          optionalLineField('figureWords', 'Figure in words', {
            description: 'Shown instead of the figure, where a word says more: Free. All three languages, or none.',
          }),
          lineField('title', 'Title'),
          textField('text', 'Text'),
        ],
        preview: { select: { title: 'title.en', subtitle: 'figure' } },
      }),
    ],
    validation: (rule) => rule.required().min(1).error('Add at least one entry.'),
  });
