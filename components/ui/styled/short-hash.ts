const radix = 36;
const letters = 7;
const seeds = [0x811c9dc5, 0x9e3779b1] as const;
const prime = 0x01000193;

/** Seven letters and digits for a text, the same on the server and in every browser: two FNV-1a sums in one. */
export function shortHash(text: string): string {
  let [first, second]: [number, number] = [...seeds];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    first = Math.imul(first ^ unit, prime);
    second = Math.imul(second ^ unit ^ (first >>> 13), prime);
  }
  return (((first >>> 0) * (second >>> 11) + (second >>> 0)) % radix ** letters).toString(radix);
}
