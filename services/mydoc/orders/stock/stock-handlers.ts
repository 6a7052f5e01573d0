import { stockHistory, stockHistoryDays, stockWaitSecondsAtMost, waitForStock } from '#lib/contracts/calls/orders/stock-calls.ts';
import { stock } from '#lib/contracts/calls/orders/purchase-calls.ts';
import { dailyStates, lastDays } from '#lib/purchase/stock-history.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { handle, type CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { answered } from '#services/mydoc/envelope/refusal.ts';
import { readStockChanges } from './stock-history-store.ts';
import type { StockRow } from './stock-store.ts';
import { stockMessage, type StockWatch } from './stock-watch.ts';

export interface StockHandlerDeps {
  readonly executor: Executor;
  readonly databaseNow: () => Promise<number>;
  readonly readStock: () => Promise<readonly StockRow[]>;
  readonly watch: StockWatch;
}

/** The stock, its changes as they come, and its last month. */
export const stockHandlers = ({ executor, databaseNow, readStock, watch }: StockHandlerDeps): readonly CallHandler[] => [
  handle(stock, async ({ region }) => {
    const rows = (await readStock()).filter((row) => region === undefined || row.region === region);
    return answered(rows.map(stockMessage));
  }),
  handle(waitForStock, async ({ version }, visitor) =>
    answered(await watch.next({ version, atMostMs: stockWaitSecondsAtMost * 1_000, address: visitor.address, left: visitor.left })),
  ),
  handle(stockHistory, async () => {
    const nowMs = await databaseNow();
    const days = lastDays(nowMs, stockHistoryDays);
    const [first = nowMs] = days;
    const [rows, changes] = await Promise.all([readStock(), readStockChanges(executor, first)]);
    return answered({
      firstDay: new Date(first).toISOString().slice(0, 10),
      models: rows.map(({ region, model }) => ({ region, model, days: dailyStates(changes.get(`${region} ${model}`) ?? [], days, nowMs) })),
    });
  }),
];
