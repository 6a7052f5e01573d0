/** The result of a rule: valid, or a sentence for the editor. */
export type Verdict = true | string;

/** The value as a record, or an empty one. */
export const asRecord = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

export const isBlank = (value: unknown): boolean => typeof value !== 'string' || value.trim() === '';

/** 'a', 'a and b', 'a, b and c'. */
export function listInWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
