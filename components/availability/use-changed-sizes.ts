import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '#components/ui/words/use-translation.ts';
import { boardModelName } from '#lib/purchase/words/board-size-name.ts';
import type { AvailabilityContent } from '#lib/purchase/load-availability.ts';
import type { StockEntry } from '#lib/purchase/stock.ts';

/** More changes at once are seen in the tables, and not read out one by one. */
const announcedAtMost = 5;

/** What has changed since the stock before, in words; nothing at first. */
export function useChangedSizes(stock: readonly StockEntry[] | undefined, { series, regions }: AvailabilityContent): readonly string[] {
  const { t } = useTranslation('availability');
  const before = useRef<ReadonlyMap<string, string> | null>(null);
  const [announced, setAnnounced] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!stock) return;
    const earlier = before.current;
    before.current = new Map(stock.map(({ region, model, state }) => [`${region} ${model}`, state]));
    if (!earlier) return;
    const changes = stock.flatMap(({ region, model, state, left = 0 }) => {
      const was = earlier.get(`${region} ${model}`);
      const size = boardModelName(series, model);
      const place = regions.find(({ code }) => code === region);
      if (was === undefined || was === state || size === null || !place) return [];
      return [t('changed', { size, region: place.name, state: t(`state.${state}`, { number: left }) })];
    });
    if (changes.length > 0) setAnnounced(changes.slice(0, announcedAtMost));
  }, [stock, series, regions, t]);
  return announced;
}
