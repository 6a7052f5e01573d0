/** Which renderings are on disk, up to a number of bytes, and which makes room next. */
export interface RenderingEntries {
  sizeOf(name: string): number | undefined;
  /** `share`: the address that asked for it; undefined where that is not known any more. */
  add(name: string, size: number, share?: string): void;
  used(name: string): void;
  forget(name: string): void;
  bytes(): number;
  /**
   * While there are too many bytes: what was used longest ago of the share that has the most, so that nobody pushes out what others use; of
   * all, where no share has more than a small part.
   */
  nextToGo(): string | undefined;
}

interface Entry {
  readonly size: number;
  readonly share?: string | undefined;
}

/** The part of all bytes that a share may have before its own renderings make room. */
const ownPart = 1 / 16;

/** `found`: sizes by name, what was used longest ago first. */
export function createRenderingEntries(found: ReadonlyMap<string, number>, bytesAtMost: number): RenderingEntries {
  const entries = new Map<string, Entry>();
  const totals = new Map<string, number>();
  let total = 0;

  const count = ({ size, share }: Entry, sign: 1 | -1): void => {
    total += sign * size;
    if (share === undefined) return;
    const ofShare = (totals.get(share) ?? 0) + sign * size;
    if (ofShare > 0) totals.set(share, ofShare);
    else totals.delete(share);
  };

  const forget = (name: string): void => {
    const entry = entries.get(name);
    if (entry) count(entry, -1);
    entries.delete(name);
  };

  const add = (name: string, size: number, share?: string): void => {
    forget(name);
    const entry = { size, share };
    entries.set(name, entry);
    count(entry, 1);
  };

  for (const [name, size] of found) add(name, size);

  return {
    sizeOf: (name) => entries.get(name)?.size,
    add,
    used: (name) => {
      const entry = entries.get(name);
      if (entry && entries.delete(name)) entries.set(name, entry);
    },
    forget,
    bytes: () => total,
    nextToGo: () => {
      if (total <= bytesAtMost) return undefined;
      let [largest, most]: [string | undefined, number] = [undefined, bytesAtMost * ownPart];
      for (const [share, bytes] of totals) if (bytes > most) [largest, most] = [share, bytes];
      for (const [name, { share }] of entries) if (largest === undefined || share === largest) return name;
      return undefined;
    },
  };
}
