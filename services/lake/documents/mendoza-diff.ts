import { isRecord } from './document.ts';

/** Opcodes of the Mendoza format (the npm package `mendoza` only has the decoder). */
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

/** A Mendoza patch that turns `before` into `after`; unchanged parts are reused, so that history can attribute authors. */
export function mendozaDiff(before: unknown, after: unknown): unknown[] {
  if (equal(before, after)) return [];
  return isRecord(before) && isRecord(after) ? objectDiff(before, after) : [op.value, after];
}

/** Pushed one by one: there may be more than a call takes arguments. */
function append(patch: unknown[], parts: readonly unknown[]): void {
  for (const part of parts) patch.push(part);
}

function objectDiff(before: Record<string, unknown>, after: Record<string, unknown>): unknown[] {
  const positions = new Map(
    Object.keys(before)
      .sort()
      .map((key, position) => [key, position]),
  );
  const patch: unknown[] = [];
  for (const [key, value] of Object.entries(after)) {
    if (value !== undefined) append(patch, fieldDiff(before[key], value, key, positions.get(key)));
  }
  for (const [key, position] of positions) if (after[key] === undefined) patch.push(op.deleteField, position);
  return patch;
}

function fieldDiff(before: unknown, after: unknown, key: string, position: number | undefined): unknown[] {
  if (position === undefined) return [op.setFieldValue, after, key];
  if (equal(before, after)) return [];
  if (isRecord(before) && isRecord(after)) return [op.pushFieldCopy, position, ...objectDiff(before, after), op.returnIntoObjectSameKeyPop];
  if (Array.isArray(before) && Array.isArray(after) && after.length > 0) {
    return [op.pushFieldBlank, position, ...arrayDiff(before, after), op.returnIntoObjectSameKeyPop];
  }
  return [op.setFieldValue, after, key];
}

/** The index of each element of a list, by value and by key; the first one counts. */
interface Places {
  readonly byText: ReadonlyMap<string, number>;
  readonly byKey: ReadonlyMap<unknown, number>;
}

const textOf = (element: unknown): string => JSON.stringify(element) ?? '';

function placesOf(elements: readonly unknown[]): Places {
  const byText = new Map<string, number>();
  const byKey = new Map<unknown, number>();
  elements.forEach((element, position) => {
    const text = textOf(element);
    if (!byText.has(text)) byText.set(text, position);
    if (isRecord(element) && element._key !== undefined && !byKey.has(element._key)) byKey.set(element._key, position);
  });
  return { byText, byKey };
}

function arrayDiff(before: readonly unknown[], after: readonly unknown[]): unknown[] {
  const places = placesOf(before);
  const patch: unknown[] = [];
  let run: { at: number; end: number } | undefined;
  for (const element of after) {
    const same = places.byText.get(textOf(element));
    if (same !== undefined && run?.end === same) {
      run.end += 1;
      patch[run.at] = run.end;
    } else if (same !== undefined) {
      patch.push(op.appendSlice, same, same + 1);
      run = { at: patch.length - 1, end: same + 1 };
    } else {
      run = undefined;
      append(patch, elementDiff(before, places, element));
    }
  }
  return patch;
}

function elementDiff(before: readonly unknown[], { byKey }: Places, element: unknown): unknown[] {
  const position = isRecord(element) && element._key !== undefined ? byKey.get(element._key) : undefined;
  const old = position === undefined ? undefined : before[position];
  if (position !== undefined && isRecord(old) && isRecord(element))
    return [op.pushElementCopy, position, ...objectDiff(old, element), op.returnIntoArrayPop];
  return [op.appendValue, element];
}
