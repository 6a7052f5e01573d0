import { asRecord } from '../../cms-schemas/rules/verdict.ts';

/** The entries of an answer; none if it is not a list. */
export const asRecords = (answer: unknown): Record<string, unknown>[] => (Array.isArray(answer) ? answer.map(asRecord) : []);
