import { defineArrayMember, defineField } from '#cms-schemas/define.ts';
import { lineField, textField } from '#cms-schemas/fields/in-languages.ts';

/** Questions with their answers. */
export const questionsField = (more: { readonly group?: string } = {}) =>
  defineField({
    name: 'questions',
    type: 'array',
    title: 'Questions',
    ...more,
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
  });
