import { z } from 'zod';
import { asRecord } from '../../cms-schemas/rules/verdict.ts';

export const fieldChangeSchema = z.object({
  /** Names of fields from the document down to the value. */
  path: z.array(z.string()).min(1),
  /** Absent if there was none. */
  before: z.unknown().optional(),
  /** Absent if the field was emptied. */
  after: z.unknown().optional(),
});

/** A changed value, as deep inside objects as it is independent; a list is one value. */
export type FieldChange = z.infer<typeof fieldChangeSchema>;

export type Fields = Readonly<Record<string, unknown>>;

const ownedByTheLake = new Set(['_id', '_rev', '_createdAt', '_updatedAt', '_system']);

/** The fields that editors write, without those that the lake adds. */
export const fieldsOf = (document: unknown): Fields =>
  Object.fromEntries(Object.entries(asRecord(document)).filter(([name]) => !ownedByTheLake.has(name)));

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other || Array.isArray(one) !== Array.isArray(other)) return false;
  const left = asRecord(one);
  const right = asRecord(other);
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => name in right && isSame(left[name], right[name]));
}

/** The values in which two states of a document differ. */
export function changesBetween(before: Fields, after: Fields, above: readonly string[] = []): FieldChange[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name): FieldChange[] => {
    const old = before[name];
    const now = after[name];
    const path = [...above, name];
    if (isSame(old, now)) return [];
    if (isObject(old) && isObject(now)) return changesBetween(asRecord(old), asRecord(now), path);
    return [{ path, ...(old === undefined ? {} : { before: old }), ...(now === undefined ? {} : { after: now }) }];
  });
}

export const valueAt = (fields: Fields, path: readonly string[]): unknown =>
  path.reduce((value: unknown, name) => asRecord(value)[name], fields);

function withValue(fields: Fields, [name = '', ...below]: readonly string[], value: unknown): Fields {
  const inner = below.length === 0 ? value : withValue(asRecord(fields[name]), below, value);
  const { [name]: _old, ...others } = fields;
  return inner === undefined ? others : { ...fields, [name]: inner };
}

/** A state of a document with the changes applied. */
export const withChanges = (fields: Fields, changes: readonly FieldChange[]): Fields =>
  changes.reduce((state: Fields, { path, after }) => withValue(state, path, after), fields);
