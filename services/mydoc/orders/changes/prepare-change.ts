import { endOfTermMs } from '#lib/orders/server-term.ts';
import type { Refusal } from '#services/mydoc/envelope/refusal.ts';
import { prepareAbout } from '../placement/prepare-about.ts';
import type { OrderingPerson, PlacedFrom, PlaceOrderDeps, PreparedOrder } from '../placement/prepared-order.ts';
import { describeServer } from '../describe-order.ts';
import { priceChange } from './change-quotes.ts';
import { isFrom, type ChangeRequest } from './change-rules.ts';

type Quoted = PlacedFrom['quoted'];

/** The wish behind a quote of a change. */
const wishOf = (quoted: Quoted, { order, kind, from }: NonNullable<Quoted['changes']>): ChangeRequest => {
  const { model, disk, traffic } = quoted.configuration;
  if (kind === 'upgrade') return { changes: order, model };
  return {
    changes: order,
    ...(disk.sizeGib === from.disk.sizeGib ? {} : { diskGib: disk.sizeGib }),
    ...(traffic === from.traffic ? {} : { traffic }),
  };
};

/** The order of a change: the server is still what it was, and paid for as long. */
export function prepareChange(
  deps: PlaceOrderDeps,
  from: PlacedFrom & OrderingPerson,
  changes: NonNullable<Quoted['changes']>,
): Promise<PreparedOrder | Refusal> {
  const request = wishOf(from.quoted, changes);
  return prepareAbout(deps, from, {
    server: changes.order,
    request,
    price: () => priceChange({ executor: deps.database.executor, quoteService: deps.quoteService }, from.accountId, request),
    isSame: (body) => body.changes?.until === changes.until && isFrom(changes.from, body.changes.from),
    about: ({ catalogue, body: { configuration }, server: { row, order } }) =>
      order.term
        ? {
            order: changes.order,
            takesPlace: changes.kind === 'upgrade',
            untilMs: endOfTermMs(order.term),
            serverWords: describeServer(catalogue, { number: row.number, configuration }, from.language),
          }
        : null,
  });
}
