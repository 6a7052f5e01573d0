import { defineField } from '#cms-schemas/define.ts';
import { checkInstant, checkWindowEnd } from '#cms-schemas/rules/time-window.ts';

interface More {
  readonly group?: string;
  readonly title?: string;
  readonly description?: string;
  /** Empty is allowed: the window is open at this end. */
  readonly optional?: boolean;
}

/** The first instant of an offer. */
export const startField = ({ optional = false, ...more }: More = {}) =>
  defineField({
    name: 'startsAt',
    type: 'datetime',
    title: 'Runs from',
    description: 'The site changes by itself at this instant.',
    ...more,
    validation: (rule) => (optional ? rule : rule.custom(checkInstant)),
  });

/** The first instant after an offer. */
export const endField = ({ optional = false, ...more }: More = {}) =>
  defineField({
    name: 'endsAt',
    type: 'datetime',
    title: 'Runs until',
    description: 'At this instant the offer is over.',
    ...more,
    validation: (rule) => [
      ...(optional ? [] : [rule.custom(checkInstant)]),
      rule.custom((value, { document }) => checkWindowEnd(value, document?.startsAt)),
    ],
  });
