import * as z from 'zod/mini';
import type { PinnedSize } from '#lib/purchase/comparison/pinned-sizes.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

const natural = z.int().check(z.nonnegative());

const pinnedSize = z.object({
  name: z.string().check(z.maxLength(100)),
  region: z.string().check(z.maxLength(100)),
  query: z.string().check(z.minLength(1), z.maxLength(1_000)),
  vcpu: natural,
  memoryGib: natural,
  diskGib: natural,
});

export const storePins = (pins: readonly PinnedSize[]): void => void writeStored(browserStorage, 'pinnedSizes', [...pins]);

/** What this tab stored; an entry of another shape is left out alone. */
export const readPins = (): readonly PinnedSize[] =>
  (readStored(browserStorage, 'pinnedSizes') ?? []).flatMap((entry) => {
    const parsed = pinnedSize.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
