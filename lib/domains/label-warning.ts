import { latinLookalikes } from './latin-lookalikes.ts';

/**
 * What a reader may take a label for. `looksLike`: it reads as these ASCII letters; `mixed-script`: its letters are of scripts that never
 * meet.
 */
export type LabelWarning = { readonly kind: 'looks-like'; readonly ascii: string } | { readonly kind: 'mixed-script' };

const asciiOf: ReadonlyMap<string, string> = new Map(
  Object.entries(latinLookalikes).flatMap(([ascii, characters]) => [...characters].map((character) => [character, ascii] as const)),
);

/** Common to all scripts, or taking the script of the letter it is on. */
const anyScript = /[\p{Script=Common}\p{Script=Inherited}]/u;

/** Each is tested on one character. */
const singleScripts: readonly RegExp[] = [
  /\p{scx=Latin}/u,
  /\p{scx=Cyrillic}/u,
  /\p{scx=Greek}/u,
  /\p{scx=Armenian}/u,
  /\p{scx=Georgian}/u,
  /\p{scx=Hebrew}/u,
  /\p{scx=Arabic}/u,
  /\p{scx=Thai}/u,
  /\p{scx=Lao}/u,
  /\p{scx=Khmer}/u,
  /\p{scx=Myanmar}/u,
  /\p{scx=Ethiopic}/u,
  /\p{scx=Devanagari}/u,
  /\p{scx=Bengali}/u,
  /\p{scx=Gurmukhi}/u,
  /\p{scx=Gujarati}/u,
  /\p{scx=Oriya}/u,
  /\p{scx=Tamil}/u,
  /\p{scx=Telugu}/u,
  /\p{scx=Kannada}/u,
  /\p{scx=Malayalam}/u,
  /\p{scx=Sinhala}/u,
  /\p{scx=Tibetan}/u,
  /\p{scx=Mongolian}/u,
];

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
  if (characters.every((character) => character < '\u0080')) return null;
  const looked = characters.map((character) => (character < '\u0080' ? character : asciiOf.get(character)));
  if (looked.every((character) => character !== undefined)) return { kind: 'looks-like', ascii: looked.join('') };
  const fits = (script: RegExp): boolean => characters.every((character) => anyScript.test(character) || script.test(character));
  return [...singleScripts, ...writtenTogether].some(fits) ? null : { kind: 'mixed-script' };
}
