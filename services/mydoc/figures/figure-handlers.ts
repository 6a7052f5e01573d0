import {
  dailyFigures,
  figureDays,
  openQuotes,
  type DayFigures,
  type ModelRevenue,
  type OpenQuotes,
} from '#lib/contracts/calls/figure-calls.ts';
import type { DatabaseClock } from '#services/platform/database/database-clock.ts';
import { createTokenBuckets } from '#services/platform/limits/token-buckets.ts';
import type { CallHandler } from '../envelope/call-handler.ts';
import { answered } from '../envelope/refusal.ts';
import { handleForEditors, type EditorCheck } from '../envelope/handle-for-editors.ts';
import { editorTries } from '../envelope/editor-tries.ts';
import { eachDay } from './each-day.ts';

type ByDay<Name extends string> = readonly (Readonly<Record<Name, number>> & { readonly day: string })[];

/** Where each figure is stored. Readers of days are given the first one, UTC. */
export interface FigureSources {
  visits(fromDay: string): Promise<ByDay<'visits'>>;
  searches(fromDay: string): Promise<ByDay<'searches'>>;
  lostSearches(fromDay: string): Promise<ByDay<'searches'>>;
  quotes(fromDay: string): Promise<ByDay<'quotes'>>;
  orders(fromDay: string): Promise<{ readonly placed: ByDay<'orders'>; readonly paid: ByDay<'orders'> }>;
  revenue(fromDay: string): Promise<readonly ModelRevenue[]>;
  openQuotes(): Promise<readonly OpenQuotes[]>;
}

interface FigureDeps {
  readonly sources: FigureSources;
  readonly databaseNow: DatabaseClock;
  readonly isEditor: EditorCheck['isEditor'];
}

/** Answers editors what happened on the site, and which quotes are open. */
export function figureHandlers({ sources, databaseNow, isEditor }: FigureDeps): readonly CallHandler[] {
  const check: EditorCheck = { isEditor, tries: createTokenBuckets(editorTries) };
  return [
    handleForEditors(check, dailyFigures, async () => {
      const days = eachDay(await databaseNow(), figureDays);
      const [fromDay = ''] = days;
      const [visits, searches, lost, quotes, orders, revenue] = await Promise.all([
        sources.visits(fromDay),
        sources.searches(fromDay),
        sources.lostSearches(fromDay),
        sources.quotes(fromDay),
        sources.orders(fromDay),
        sources.revenue(fromDay),
      ]);
      const of = <Name extends string>(counts: ByDay<Name>, name: Name, day: string): number =>
        counts.find((each) => each.day === day)?.[name] ?? 0;
      return answered({
        days: days.map((day): DayFigures => ({
          day,
          visits: of(visits, 'visits', day),
          searches: of(searches, 'searches', day),
          lostSearches: of(lost, 'searches', day),
          quotes: of(quotes, 'quotes', day),
          ordersPlaced: of(orders.placed, 'orders', day),
          ordersPaid: of(orders.paid, 'orders', day),
        })),
        revenue: [...revenue],
      });
    }),
    handleForEditors(check, openQuotes, async () => answered({ open: [...(await sources.openQuotes())] })),
  ];
}
