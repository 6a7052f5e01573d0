import { lookalikes } from './generated/lookalikes.ts';
import { scriptNames } from './generated/script-names.ts';

/**
 * What a reader may take a label for. `looks-like`: it reads as these ASCII letters; `whole-script`: it is written in one script and reads
 * as this, which is written in another; `other-script`: it is written in several scripts and reads as this, which is written in one;
 * `mixed-script`: its letters are of scripts that never meet.
 */
export type LabelWarning =
  | { readonly kind: 'looks-like'; readonly ascii: string }
  | { readonly kind: 'whole-script'; readonly twin: string }
  | { readonly kind: 'other-script'; readonly twin: string }
  | { readonly kind: 'mixed-script' };

const isAscii = (character: string): boolean => character < '\u0080';

const groupOf: ReadonlyMap<string, readonly string[]> = new Map(
  lookalikes
    .flatMap((line) => line.split(' '))
    .flatMap((group) => {
      const characters = [...group];
      return characters.map((character) => [character, characters] as const);
    }),
);

/** The ASCII letter that a character looks like; the digit, where there is no letter. */
function asciiOf(character: string): string | undefined {
  if (isAscii(character)) return character;
  const group = groupOf.get(character) ?? [];
  return group.find((each) => /[a-z]/.test(each)) ?? group.find(isAscii);
}

/** Common to all scripts, or taking the script of the letter it is on. */
const anyScript = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** One character of a script; a browser may not know the youngest ones. */
const scripts: readonly RegExp[] = scriptNames.flatMap((name) => {
  try {
    return [new RegExp(`\\p{scx=${name}}`, 'u')];
  } catch {
    return [];
  }
});

/** The mixtures that UTS #39 calls highly restrictive: how Japanese, Chinese and Korean are written. */
const writtenTogether: readonly RegExp[] = [
  /[\p{scx=Latin}\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}]/u,
  /[\p{scx=Latin}\p{scx=Han}\p{scx=Bopomofo}]/u,
  /[\p{scx=Latin}\p{scx=Han}\p{scx=Hangul}]/u,
];

/**
 * The warning of UTS #39 for a label as it is displayed; null for ASCII, and for what is written in one way and looks like nothing else.
 */
export function labelWarning(label: string): LabelWarning | null {
  const characters = [...label];
  if (characters.every(isAscii)) return null;
  const looked = characters.map(asciiOf);
  if (looked.every((character) => character !== undefined)) return { kind: 'looks-like', ascii: looked.join('') };
  const fits = (script: RegExp): boolean => characters.every((character) => isOf(script, character));
  if (scripts.some(fits)) {
    const twin = twinElsewhere(characters);
    return twin === null ? null : { kind: 'whole-script', twin };
  }
  if (!writtenTogether.some(fits)) return { kind: 'mixed-script' };
  const twin = twinOf(characters);
  return twin === null ? null : { kind: 'other-script', twin };
}

const isOf = (script: RegExp, character: string): boolean => anyScript.test(character) || script.test(character);

/** The label in one of its scripts alone, by characters that look the same; null: there is no such label. */
function twinOf(characters: readonly string[]): string | null {
  const own = scripts.filter((script) => characters.some((character) => script.test(character)));
  const counted = own.map((script) => ({ script, count: characters.filter((character) => script.test(character)).length }));
  for (const { script } of counted.toSorted((one, other) => other.count - one.count)) {
    const twin = writtenIn(script, characters);
    if (twin !== null) return twin;
  }
  return null;
}

/** The scripts of which names are written today, as far as one is like another. */
const inUse = [
  ...['Latin', 'Greek', 'Cyrillic', 'Han', 'Hiragana', 'Katakana', 'Bopomofo', 'Armenian', 'Georgian', 'Hebrew', 'Arabic', 'Devanagari'],
  ...[
    'Bengali',
    'Gurmukhi',
    'Gujarati',
    'Oriya',
    'Tamil',
    'Telugu',
    'Kannada',
    'Malayalam',
    'Sinhala',
    'Thai',
    'Lao',
    'Myanmar',
    'Ethiopic',
  ],
].map((name) => new RegExp(`\\p{Script=${name}}`, 'u'));

/** Scripts with many letters that no name is written of, such as those of the IPA and the strokes of characters; and the other letters. */
const large = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Georgian}\p{Script=Arabic}\p{Script=Han}]/u;
const ofLarge = /[a-zß-öø-ķĺ-ſά-ώа-џґა-ჰؠ-ي]|(?![丨丿亻囗])[一-鿿]/u;
const ofOthers = /(?=[\0-\uffff])\p{Lo}|\p{Ll}/u;
const isReadAsWord = (letter: string): boolean => anyScript.test(letter) || (large.test(letter) ? ofLarge : ofOthers).test(letter);

/** The label in a script that none of its letters is of, by letters that look the same; null: in no other one. */
function twinElsewhere(characters: readonly string[]): string | null {
  for (const script of inUse) {
    if (characters.some((character) => script.test(character))) continue;
    const twin = writtenIn(script, characters);
    if (twin !== null && twin !== characters.join('') && [...twin].every(isReadAsWord)) return twin;
  }
  return null;
}

/** The label in one script, by letters that look the same; null: it has none for one of its letters. */
function writtenIn(script: RegExp, characters: readonly string[]): string | null {
  const twin = characters.map((character) =>
    isOf(script, character) ? character : groupOf.get(character)?.find((other) => script.test(other) && /[\p{Lo}\p{Ll}]/u.test(other)),
  );
  return twin.every((character) => character !== undefined) ? twin.join('') : null;
}
