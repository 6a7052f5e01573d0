import { asRecord, type Verdict } from '#cms-schemas/rules/verdict.ts';

/** A section of a kind stands on the page once: its place on the page has one address. */
export function checkBlocksOnce(value: unknown): Verdict {
  const kinds = (Array.isArray(value) ? value : []).map((block: unknown) => asRecord(block)._type);
  return new Set(kinds).size === kinds.length || 'One kind of section is there twice. Keep one of each.';
}
