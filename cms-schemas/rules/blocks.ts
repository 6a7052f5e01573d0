import { asRecord, type Verdict } from '#cms-schemas/rules/verdict.ts';

/** Each kind of section appears on a page only once: its fragment must be unique. */
export function checkBlocksOnce(value: unknown): Verdict {
  const kinds = (Array.isArray(value) ? value : []).map((block: unknown) => asRecord(block)._type);
  return new Set(kinds).size === kinds.length || 'One kind of section is there twice. Keep one of each.';
}
