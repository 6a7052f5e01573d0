import { asRecord } from '../../cms-schemas/rules/verdict.ts';

/** The entries of an answer; one that is no list has none. */
export const recordsIn = (answer: unknown): Record<string, unknown>[] => (Array.isArray(answer) ? answer.map(asRecord) : []);
