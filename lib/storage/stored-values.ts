import { parseStored, storedTable, type StoredName, type StoredValue } from './stored-table.ts';
import { faultOf, notWritten, written, type WriteResult } from './storage-result.ts';

export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Access to the two areas. Functions, because a browser that blocks storage throws on mere access. */
export interface StorageAreas {
  readonly local: () => StorageLike;
  readonly session: () => StorageLike;
}

/** A stored value; null if it is absent, inaccessible, malformed or of another shape. Never throws. */
export function readStored<Name extends StoredName>(areas: StorageAreas, name: Name): StoredValue<Name> | null {
  const { area, form } = storedTable[name];
  try {
    const text = areas[area]().getItem(name);
    if (text === null) return null;
    return parseStored(name, form === 'json' ? JSON.parse(text) : text);
  } catch {
    return null;
  }
}

/** Stores a value; a failure says why and leaves the old value. Never throws. */
export function writeStored<Name extends StoredName>(areas: StorageAreas, name: Name, value: StoredValue<Name>): WriteResult {
  const { area, form } = storedTable[name];
  const sound = parseStored(name, value);
  if (sound === null) return notWritten('invalid');
  try {
    areas[area]().setItem(name, form === 'json' ? JSON.stringify(sound) : String(sound));
    return written;
  } catch (error) {
    return notWritten(faultOf(error));
  }
}

/** Removes a value; an absent one is no error. Never throws. */
export function removeStored(areas: StorageAreas, name: StoredName): WriteResult {
  try {
    areas[storedTable[name].area]().removeItem(name);
    return written;
  } catch (error) {
    return notWritten(faultOf(error));
  }
}

/**
 * When the visitor last chose a language or dismissed the promotion; null counts as never. A time in the future is never, too: a clock that
 * was once wrong must not suppress the question for years.
 */
export function readPastInstant(areas: StorageAreas, name: 'userSelectLangTime' | 'activeImg', nowMs: number): number | null {
  const atMs = readStored(areas, name);
  return atMs === null || atMs > nowMs ? null : atMs;
}
