const beginsCjk = /^[\u3005-\u30ff\u3400-\u9fff\uf900-\ufaff\ud840-\ud8ff]/;
const known = new Map<string, string>();
const hexDigits = 4;

/**
 * The key of a term in an index. Chinese characters and kana are written in hexadecimal: an index is a tree by letters, and looks through
 * those of a node one by one, of which there would be thousands.
 */
export function termKey(term: string): string {
  if (!beginsCjk.test(term)) return term;
  let key = '~';
  for (let unit = 0; unit < term.length; unit += 1) key += hexOf(term.charAt(unit));
  return key;
}

function hexOf(unit: string): string {
  const before = known.get(unit);
  if (before !== undefined) return before;
  const hex = unit.charCodeAt(0).toString(16).padStart(hexDigits, '0');
  known.set(unit, hex);
  return hex;
}
