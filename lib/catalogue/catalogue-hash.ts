import type { Catalogue } from '#lib/catalogue/catalogue.ts';

/**
 * SHA-256 in hexadecimal of a catalogue's contents. The order of its lists and fields does not matter. Needs Web Crypto: Node,
 * or a browser on https or localhost.
 */
export async function catalogueHash(catalogue: Catalogue): Promise<string> {
  const bytes = new TextEncoder().encode(canonicalText(catalogue));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A value as the JSON of lists alone, sorted: an object is a list of its names with their values. Each part is written once. */
function canonicalText(value: unknown): string {
  if (Array.isArray(value)) return listOf(value.map(canonicalText).toSorted(compareText));
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return listOf(
    members
      .toSorted(([left], [right]) => compareText(left, right))
      .map(([name, member]) => listOf([JSON.stringify(name), canonicalText(member)])),
  );
}

const listOf = (texts: readonly string[]): string => `[${texts.join(',')}]`;

/** Compares by code units: the same on every machine, whatever its locale. */
const compareText = (left: string, right: string): number => Number(left > right) - Number(left < right);
