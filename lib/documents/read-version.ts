const plainNumber = /^[1-9]\d{0,5}$/;

/** The version in an address: 1, 2, … as plain digits; null for anything else. */
export function readVersion(segment: unknown): number | null {
  return typeof segment === 'string' && plainNumber.test(segment) ? Number(segment) : null;
}
