import { isRecord } from './document.ts';

/** Opcodes of the Mendoza format (npm `mendoza` brings only the decoder). */
const op = {
  value: 0,
  pushFieldCopy: 10,
  pushFieldBlank: 11,
  pushElementCopy: 12,
  returnIntoObjectSameKeyPop: 15,
  returnIntoArrayPop: 16,
  setFieldValue: 17,
  deleteField: 19,
  appendValue: 20,
  appendSlice: 21,
} as const;

const equal = (left: unknown, right: unknown): boolean => left === right || JSON.stringify(left) === JSON.stringify(right);

/** A patch in Mendoza's format that makes `before` into `after`; it keeps what did not change, so that history can name authors. */
export function mendozaDiff(before: unknown, after: unknown): unknown[] {
  if (equal(before, after)) return [];
  return isRecord(before) && isRecord(after) ? objectDiff(before, after) : [op.value, after];
}

function objectDiff(before: Record<string, unknown>, after: Record<string, unknown>): unknown[] {
  const keys = Object.keys(before).sort();
  const patch: unknown[] = [];
  for (const [key, value] of Object.entries(after)) {
    if (value !== undefined) patch.push(...fieldDiff(before[key], value, key, keys.indexOf(key)));
  }
  keys.forEach((key, position) => {
    if (after[key] === undefined) patch.push(op.deleteField, position);
  });
  return patch;
}

function fieldDiff(before: unknown, after: unknown, key: string, position: number): unknown[] {
  if (position < 0) return [op.setFieldValue, after, key];
  if (equal(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return [op.pushFieldCopy, position, ...objectDiff(before, after), op.returnIntoObjectSameKeyPop];
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    return [op.pushFieldBlank, position, ...arrayDiff(before, after), op.returnIntoObjectSameKeyPop];
  }
  return [op.setFieldValue, after, key];
}

function arrayDiff(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const patch: unknown[] = [];
  let run: { at: number; end: number } | undefined;
  for (const element of after) {
    const same = before.findIndex((candidate) => equal(candidate, element));
    if (same >= 0 && run?.end === same) {
      run.end += 1;
      patch[run.at] = run.end;
    } else if (same >= 0) {
      patch.push(op.appendSlice, same, same + 1);
      run = { at: patch.length - 1, end: same + 1 };
    } else {
      run = undefined;
      patch.push(...elementDiff(before, element));
    }
  }
  return patch;
}

function elementDiff(before: readonly unknown[], element: unknown): unknown[] {
  if (isRecord(element) && element._key !== undefined) {
    const position = before.findIndex((candidate) => isRecord(candidate) && candidate._key === element._key);
    const old = before[position];
    if (isRecord(old)) return [op.pushElementCopy, position, ...objectDiff(old, element), op.returnIntoArrayPop];
  }
  return [op.appendValue, element];
}
