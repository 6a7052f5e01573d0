/** Sentences of the Studio in another language, by the English sentence; `{name}` stands for what changes in it. */
export type Words = Readonly<Record<string, string>>;

export interface Translator {
  /** A whole sentence, or one that a sentence with places fits; null: there are no words for it. */
  readonly sentence: (english: string) => string | null;
  /** A name without places. */
  readonly name: (english: string) => string | null;
}

interface Template {
  readonly pattern: RegExp;
  readonly places: readonly string[];
  readonly translation: string;
  /** How many characters are given: the most exact sentence is tried first. */
  readonly given: number;
}

const place = /\{(\w+)\}/g;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function templateOf([english, translation]: readonly [string, string]): Template {
  const literal = english.split(place).filter((_part, index) => index % 2 === 0);
  return {
    pattern: new RegExp(`^${literal.map((part) => escaped(part)).join('(.+?)')}$`, 's'),
    places: [...english.matchAll(place)].map(([, name]) => name ?? ''),
    translation,
    given: literal.join('').length,
  };
}

const sentencesKept = 1_000;

/**
 * Looks English sentences up, as gettext does. What stands in a place is looked up too, and so is each part of a list there, which
 * `joined` puts together again.
 */
export function createTranslator(words: Words, joined: (parts: readonly string[]) => string): Translator {
  const templates = Object.entries(words)
    .filter(([english]) => english.includes('{'))
    .map(templateOf)
    .toSorted((one, other) => other.given - one.given);
  const kept = new Map<string, string | null>();

  const name = (english: string): string | null => (Object.hasOwn(words, english) ? (words[english] ?? null) : null);
  const filled = (english: string): string | null => {
    for (const { pattern, places, translation } of templates) {
      const found = pattern.exec(english);
      if (found) return translation.replaceAll(place, (_whole, each: string) => value(found[places.indexOf(each) + 1] ?? ''));
    }
    return null;
  };
  const value = (english: string): string => sentence(english) ?? listed(english) ?? english;
  const listed = (english: string): string | null => {
    const parts = english.split(/, | and /);
    return parts.length > 1 && !/[.;:]/.test(english) ? joined(parts.map((part) => name(part) ?? part)) : null;
  };
  const sentence = (english: string): string | null => {
    const known = kept.get(english);
    if (known !== undefined) return known;
    if (kept.size >= sentencesKept) kept.clear();
    const found = name(english) ?? filled(english);
    kept.set(english, found);
    return found;
  };
  return { sentence, name };
}
