import { isRecord, type LakeDocument } from '../documents/document.ts';
import { weightOf } from '../documents/json-weight.ts';
import type { Patch } from './mutation-schema.ts';
import { followStep, readUsualPath, type Found, type PathStep } from './patch-path.ts';
import { tooMuchWork } from '../refusal.ts';

/** One step of a patch: an operation at one path. */
export interface PatchOperation {
  readonly path: string;
  /** The value set, once per matched place. */
  readonly value: unknown;
  /** A diff-match-patch, and the text it applies to. */
  readonly textPatch?: string;
  /** The step as a patch of its own. */
  readonly alone: Omit<Patch, 'id' | 'query' | 'params' | 'ifRevisionID'>;
}

/** Counts the cost of a transaction before it runs. */
export interface WorkBudget {
  /** @throws 400 if the transaction exceeds its limit. */
  spend(units: number): void;
}

/** One unit is roughly the cost of copying one value: the full budget blocks everybody else for about a quarter of a second. */
const unitsAtMost = 20_000_000;
const unitsOfOperation = 500;
const unitsOfComparison = 16;
const unitsOfField = 5;
/** An object with more fields is copied in another, far slower way. */
const fewFields = 1_000;
const unitsOfOneOfMany = 120;
/** The range in which a moved piece of text is searched for. */
const unitsOfHunk = 30_000;
const longDeletionCharacters = 1_000;
/** Sanity's text comparison gives up after a second. */
const unitsOfLongDeletion = 4_000_000;
const comparedInUnit = 10;
const pathCharactersAtMost = 1_024;

export function createWorkBudget(): WorkBudget {
  let left = unitsAtMost;
  return {
    spend: (units) => {
      left -= units;
      if (!(left >= 0)) throw tooMuchWork();
    },
  };
}

/** The steps of a patch in the order in which Sanity applies them. */
export function* operationsOf(patch: Patch): Iterable<PatchOperation> {
  const { setIfMissing = {}, set = {}, unset = [], diffMatchPatch = {}, inc = {}, dec = {}, insert } = patch;
  for (const [path, value] of Object.entries(setIfMissing)) yield { path, value, alone: { setIfMissing: { [path]: value } } };
  for (const [path, value] of Object.entries(set)) yield { path, value, alone: { set: { [path]: value } } };
  for (const path of unset) yield { path, value: null, alone: { unset: [path] } };
  for (const [path, textPatch] of Object.entries(diffMatchPatch))
    yield { path, value: null, textPatch, alone: { diffMatchPatch: { [path]: textPatch } } };
  for (const [path, value] of Object.entries(inc)) yield { path, value, alone: { inc: { [path]: value } } };
  for (const [path, value] of Object.entries(dec)) yield { path, value, alone: { dec: { [path]: value } } };
  if (insert) {
    const place = [insert.before, insert.after, insert.replace].find((path) => path !== undefined);
    yield { path: typeof place === 'string' ? place : '_id', value: insert.items, alone: { insert } };
  }
}

/** The maximum cost of one step of a patch on a document as it is now. */
export function workOf(document: LakeDocument, { path, value, textPatch }: PatchOperation): number {
  if (path.length > pathCharactersAtMost) return Infinity;
  const steps = readUsualPath(path);
  const { work, places, targets } = steps
    ? usualWork(document, steps)
    : { work: wideWork(document, path), places: weightOf(document).units, targets: textsIn(document) };
  const written = weightOf(value, unitsAtMost).units * Math.max(1, places);
  const texts = targets.filter((target) => typeof target === 'string');
  return unitsOfOperation + work + written + (textPatch === undefined ? 0 : textWork(textPatch, texts));
}

interface Walked {
  readonly work: number;
  /** How many places are written. */
  readonly places: number;
  /** The current values. */
  readonly targets: readonly unknown[];
}

/** Each write copies the list or object that contains the place. */
function usualWork(document: LakeDocument, steps: readonly PathStep[]): Walked {
  let values: readonly unknown[] = [document];
  let [work, places] = [0, 1];
  for (const step of steps) {
    const found: Found[] = [];
    for (const value of values) {
      const next = followStep(value, step);
      const width = widthOf(value);
      work += width * Math.max(1, next.places) + next.places + (step.kind === 'items' ? width * unitsOfComparison : 0);
      if (work > unitsAtMost) return { work, places, targets: [] };
      found.push(next);
    }
    values = found.flatMap((each) => each.values);
    places = found.reduce((sum, each) => sum + each.places, 0);
  }
  return { work, places, targets: values };
}

function widthOf(value: unknown): number {
  if (Array.isArray(value)) return value.length;
  if (!isRecord(value)) return 1;
  const fields = Object.keys(value).length;
  return fields * (fields > fewFields ? unitsOfOneOfMany : unitsOfField);
}

/** For a path that may match anywhere: each place may be reached from each other one, once more per recursion, range and union. */
function wideWork(document: LakeDocument, path: string): number {
  const occurrences = (of: RegExp): number => (path.match(of) ?? []).length;
  const ranges = occurrences(/:/g);
  const ends = ranges === 0 ? [] : (path.match(/\d+/g) ?? []).map(Number);
  const size = Math.max(weightOf(document).units, ...ends);
  const power = 2 + Math.max(0, occurrences(/\.\./g) - 1) + ranges;
  return size ** power * 2 ** occurrences(/,/g);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

/** Each hunk is searched for in the whole text; a long deletion that does not fit is compared with it character by character. */
function textWork(patch: string, texts: readonly string[]): number {
  const hunks = patch.split('\n@@').length;
  const characters = texts.reduce((sum, text) => sum + text.length, 0);
  const comparing = (patch.match(/^-.*$/gm) ?? []).reduce((sum, line) => sum + deletionWork(line.slice(1), texts), 0);
  return hunks * (unitsOfHunk * Math.max(1, texts.length) + characters) + comparing;
}

function deletionWork(encoded: string, texts: readonly string[]): number {
  if (encoded.length <= longDeletionCharacters) return encoded.length ** 2 / comparedInUnit;
  const deleted = decoded(encoded);
  const fits = texts.every((text) => text.includes(deleted));
  return fits ? unitsOfLongDeletion : Math.max(unitsOfLongDeletion, (deleted.length ** 2 / comparedInUnit) * texts.length);
}

function decoded(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
