import { defineField } from '#cms-schemas/define.ts';
import { checkOrder } from '#cms-schemas/rules/numbers.ts';

/** The position in lists; the smallest comes first. */
export const orderField = (more: { readonly group?: string } = {}) =>
  defineField({
    name: 'order',
    type: 'number',
    title: 'Place in lists',
    ...more,
    initialValue: 10,
    validation: (rule) => rule.custom(checkOrder),
  });

export const byOrder = { name: 'place', title: 'Place in lists', by: [{ field: 'order', direction: 'asc' as const }] };
