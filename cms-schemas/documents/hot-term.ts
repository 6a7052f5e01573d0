import { defineType } from '#cms-schemas/define.ts';
import { lineField } from '#cms-schemas/fields/in-languages.ts';
import { byOrder, orderField } from '#cms-schemas/fields/order.ts';

export const hotTerm = defineType({
  name: 'hotTerm',
  type: 'document',
  title: 'Popular search',
  description: 'Offered below the search field of the documents.',
  fields: [lineField('term', 'Words'), orderField()],
  orderings: [byOrder],
  preview: {
    select: { title: 'term.en', zh: 'term.zh', ja: 'term.ja' },
    prepare: ({ title, zh, ja }) => ({ title, subtitle: [zh, ja].filter(Boolean).join(' · ') }),
  },
});
