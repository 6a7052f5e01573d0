import type { ValidationContext } from 'sanity';
import { defineField } from '#cms-schemas/define.ts';
import { checkInstant, checkWindowEnd } from '#cms-schemas/rules/time-window.ts';
import { timeOptions } from '#cms-schemas/rules/studio-time.ts';
import type { Verdict } from '#cms-schemas/rules/verdict.ts';

type Check = (value: unknown, context: ValidationContext) => Promise<Verdict>;

interface More {
  readonly group?: string;
  readonly title?: string;
  readonly description?: string;
  /** Empty is allowed: the window is open at this end. */
  readonly optional?: boolean;
  /** Looked up besides. */
  readonly also?: Check;
}

/** The first instant of an offer. */
export const startField = ({ optional = false, ...more }: More = {}) =>
  defineField({
    name: 'startsAt',
    type: 'datetime',
    options: timeOptions,
    title: 'Runs from',
    description: 'The site changes by itself at this instant.',
    ...more,
    validation: (rule) => (optional ? rule : rule.custom(checkInstant)),
  });

/** The first instant after an offer. */
export const endField = ({ optional = false, also, ...more }: More = {}) =>
  defineField({
    name: 'endsAt',
    type: 'datetime',
    options: timeOptions,
    title: 'Runs until',
    description: 'At this instant the offer is over.',
    ...more,
    validation: (rule) => [
      ...(optional ? [] : [rule.custom(checkInstant)]),
      rule.custom((value, { document }) => checkWindowEnd(value, document?.startsAt)),
      ...(also ? [rule.custom(also)] : []),
    ],
  });
