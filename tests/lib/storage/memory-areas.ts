import type { StorageAreas, StorageLike } from '#lib/storage/stored-values.ts';

export interface MemoryAreas extends StorageAreas {
  readonly kept: { readonly local: Map<string, string>; readonly session: Map<string, string> };
}

/** Two storage areas in memory. */
export function memoryAreas(): MemoryAreas {
  const kept = { local: new Map<string, string>(), session: new Map<string, string>() };
  const area = (values: Map<string, string>): StorageLike => ({
    getItem: (name) => values.get(name) ?? null,
    setItem: (name, value) => void values.set(name, value),
    removeItem: (name) => void values.delete(name),
  });
  return { kept, local: () => area(kept.local), session: () => area(kept.session) };
}

const namedError = (name: string): Error => Object.assign(new Error('refused by the browser'), { name });

/** A browser that blocks storage throws on access to an area. */
export function blockedAreas(): StorageAreas {
  const refuse = (): StorageLike => {
    throw namedError('SecurityError');
  };
  return { local: refuse, session: refuse };
}

/** Areas that read and remove, with room for a number of further values. */
export function fullAreas(areas: StorageAreas, roomFor = 0, errorName = 'QuotaExceededError'): StorageAreas {
  let room = roomFor;
  const full = (area: StorageLike): StorageLike => ({
    getItem: (name) => area.getItem(name),
    removeItem: (name) => area.removeItem(name),
    setItem: (name, value) => {
      if (room === 0) throw namedError(errorName);
      room -= 1;
      area.setItem(name, value);
    },
  });
  return { local: () => full(areas.local()), session: () => full(areas.session()) };
}
