const plainNumber = /^[1-9]\d{0,5}$/;

/** The version that an address names: 1, 2, … as plain digits; null for anything else. */
export function readVersion(segment: unknown): number | null {
  return typeof segment === 'string' && plainNumber.test(segment) ? Number(segment) : null;
}
