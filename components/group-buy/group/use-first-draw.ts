import { useEffect, useState } from 'react';
import type { GroupDraw } from '#lib/contracts/calls/group-calls.ts';
import { firstSeenDraw, withSeenDraw, type SeenDraw } from '#lib/group-buy/seen-draws.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

const storedDraws = (): readonly SeenDraw[] => readStored(browserStorage, 'seenDraws') ?? [];

/** What this browser saw before; if that is nothing, and nothing is drawn yet, what it sees now. */
const firstDraw = (group: string, { commitment, result }: GroupDraw): SeenDraw | null =>
  firstSeenDraw(storedDraws(), group) ?? (result === null ? { group, commitment, atMs: Date.now() } : null);

/**
 * The hash that this browser first saw for a group before its draw; null: it saw none. A browser that stores nothing remembers it
 * for as long as the page is open.
 */
export function useFirstDraw(group: string, draw: GroupDraw): SeenDraw | null {
  const [first] = useState(() => firstDraw(group, draw));
  useEffect(() => {
    if (first !== null) writeStored(browserStorage, 'seenDraws', withSeenDraw(storedDraws(), first));
  }, [first]);
  return first;
}
