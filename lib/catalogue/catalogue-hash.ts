import type { Catalogue } from '#lib/catalogue/catalogue.ts';

/**
 * SHA-256 in hexadecimal of a catalogue's contents. The order of its lists and fields does not matter. Needs Web Crypto: Node,
 * or a browser on https or localhost.
 */
export async function catalogueHash(catalogue: Catalogue): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(canonical(catalogue)));
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function canonical(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value.map(canonical).toSorted((left, right) => compareText(JSON.stringify(left), JSON.stringify(right)));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([left], [right]) => compareText(left, right))
      .map(([name, member]) => [name, canonical(member)]);
  }
  return value;
}

/** Compares by code units: the same on every machine, whatever its locale. */
const compareText = (left: string, right: string): number => Number(left > right) - Number(left < right);
