import { useEffect, useState } from 'react';
import type { GroupDraw } from '#lib/contracts/calls/group-calls.ts';
import { firstSeenDraw, withSeenDraw, type SeenDraw } from '#lib/group-buy/seen-draws.ts';
import { readStored, writeStored } from '#lib/storage/stored-values.ts';
import { browserStorage } from '#components/ui/runtime/browser-storage.ts';

/** What this browser saw before; if that is nothing, and nothing is drawn yet, the hash that it sees now, kept from here on. */
function firstDraw(group: string, commitment: string, isDrawn: boolean): SeenDraw | null {
  const stored = readStored(browserStorage, 'seenDraws') ?? [];
  const first = firstSeenDraw(stored, group);
  if (first !== null || isDrawn) return first;
  const seen = { group, commitment, atMs: Date.now() };
  // a browser that stores nothing remembers it for as long as the page is open
  writeStored(browserStorage, 'seenDraws', withSeenDraw(stored, seen));
  return seen;
}

/** The hash that this browser first saw for a group before its draw; null: it saw none. */
export function useFirstDraw(group: string, { commitment, result }: GroupDraw): SeenDraw | null {
  const [first, setFirst] = useState<SeenDraw | null>(null);
  const isDrawn = result !== null;
  useEffect(() => {
    setFirst((known) => (known?.group === group ? known : firstDraw(group, commitment, isDrawn)));
  }, [group, commitment, isDrawn]);
  return first;
}
