import type { OrderMessage } from '#lib/contracts/calls/orders/order-message.ts';

export interface TimeToPay {
  readonly hours: number;
  readonly minutes: number;
  readonly seconds: number;
  /** How many cells of the drawn payment period are left. */
  readonly cells: number;
}

/** The payment period is always drawn with this many cells, whatever its length. */
export const cellsOfTimeToPay = 12;

/** The time left to pay, by a clock that is `sinceMs` later than the answer's own. Zero once it is over. */
export function timeToPay({ createdAt, dueAt, now }: Pick<OrderMessage, 'createdAt' | 'dueAt' | 'now'>, sinceMs: number): TimeToPay {
  const dueMs = Date.parse(dueAt);
  const leftMs = Math.max(0, dueMs - (Date.parse(now) + sinceMs));
  const wholeMs = Math.max(1, dueMs - Date.parse(createdAt));
  const leftSeconds = Math.ceil(leftMs / 1_000);
  return {
    hours: Math.floor(leftSeconds / 3_600),
    minutes: Math.floor(leftSeconds / 60) % 60,
    seconds: leftSeconds % 60,
    cells: Math.min(cellsOfTimeToPay, Math.ceil((leftMs / wholeMs) * cellsOfTimeToPay)),
  };
}
