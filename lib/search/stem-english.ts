const shortest = 4;

/**
 * The stem of an English word in lower case, by its commonest endings (plural, -ing, -ed, final e): enough to bring the forms of one word
 * together, and too little to bring different words together. Words of up to three letters, and with other than a to z, stay.
 */
export function stemEnglish(word: string): string {
  if (word.length < shortest || !/^[a-z]+$/.test(word)) return word;
  const singular = withoutPlural(word);
  const stem = singular.length > shortest ? withoutVerbEnding(singular) : singular;
  return stem.length > 3 && stem.endsWith('e') ? stem.slice(0, -1) : stem;
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

function withoutVerbEnding(word: string): string {
  const [, stem] = /^(.*[aeiouy].*)(?:ing|ed)$/.exec(word) ?? [];
  if (stem === undefined || stem.length < 3) return word;
  // stopping, stopped: stop; but billing: bill
  return /([bdgmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem;
}
