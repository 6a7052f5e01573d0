/** Scripts that editors can choose for a suffix, by their Unicode names. */
export const labelScripts = [
  'Latin',
  'Han',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Hangul',
  'Cyrillic',
  'Greek',
  'Arabic',
  'Thai',
  'Tamil',
] as const;

/** What a registry takes before its suffix, as far as it is published; null: whatever any registry takes. */
export interface LabelTerms {
  /** Scripts beside ASCII letters, digits and hyphens, by their Unicode names; empty: none. */
  readonly scripts: readonly (typeof labelScripts)[number][] | null;
  /** Of a label in ASCII. */
  readonly shortest: number | null;
  /** Of a label in one of the scripts, in characters. */
  readonly longestInScript: number | null;
}

export const anyLabel: LabelTerms = { scripts: null, shortest: null, longestInScript: null };

const ascii = /^[a-z0-9-]+$/;

/** Whether a registry takes this label, as it is displayed. */
export function takesLabel({ scripts, shortest, longestInScript }: LabelTerms, label: string): boolean {
  const characters = [...label];
  if (ascii.test(label)) return characters.length >= (shortest ?? 1);
  if (longestInScript !== null && characters.length > longestInScript) return false;
  if (scripts === null) return true;
  const fits = new RegExp(`^[-a-z0-9${scripts.map((script) => `\\p{scx=${script}}`).join('')}]+$`, 'u');
  return scripts.length > 0 && fits.test(label);
}
