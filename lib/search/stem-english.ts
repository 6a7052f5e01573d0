const shortest = 4;

/** Forms that no ending tells: each verb with its past. */
const irregularVerbs = `begin began begun; break broke broken; bring brought; build built; buy bought; catch caught; choose chose chosen;
  draw drew drawn; drive drove driven; fall fell fallen; feel felt; find found; forget forgot forgotten; freeze froze frozen; grow grew grown;
  hear heard; hide hid hidden; hold held; keep kept; lend lent; lose lost; mean meant; meet met; pay paid; rise rose risen; run ran; sell sold;
  send sent; shake shook shaken; shrink shrank shrunk; speak spoke spoken; spend spent; steal stole stolen;
  teach taught; think thought; throw threw thrown; understand understood; wake woke woken; wear wore worn; withdraw withdrew withdrawn;
  write wrote written`;
const baseOf = new Map(
  irregularVerbs.split(';').flatMap((forms) => {
    const [base = '', ...others] = forms.trim().split(' ');
    return others.map((other): [string, string] => [other, base]);
  }),
);

/**
 * The stem of an English word in lower case, by its commonest endings (plural, -ing, -ed, final e): enough to bring the forms of one word
 * together, and too little to bring different words together; the past of an irregular verb is its base. Other words of up to three letters, and
 * with other than a to z, stay.
 */
export function stemEnglish(word: string): string {
  if ((word.length < shortest && !baseOf.has(word)) || !/^[a-z]+$/.test(word)) return word;
  const base = baseOf.get(word);
  if (base !== undefined) return stemEnglish(base);
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
