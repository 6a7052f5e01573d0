import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';

/** One seat of a group as it is drawn. */
export type SeatLook = 'paid' | 'held' | 'open';

/** Whom the page of a group speaks to. */
export type GroupViewer = 'visitor' | 'held' | 'paid' | 'left' | 'refunded';

type Counted = Pick<GroupMessage, 'state' | 'headCount' | 'seatsLeft' | 'paid'>;

const ended: ReadonlySet<GroupMessage['state']> = new Set(['succeeded', 'failed', 'void']);

export const isEnded = ({ state }: Pick<GroupMessage, 'state'>): boolean => ended.has(state);

/** Seats that are taken and not paid yet; none once the group has ended. */
export const heldSeats = ({ state, headCount, seatsLeft, paid }: Counted): number =>
  isEnded({ state }) ? 0 : Math.max(0, headCount - seatsLeft - paid);

/** Every seat of a group, drawn in this order: paid ones, those that await a payment, open ones. */
export function seatLooks(group: Counted): SeatLook[] {
  // of a group that succeeded every seat was paid, also one whose server was given back
  const paid = group.state === 'succeeded' ? group.headCount : group.paid;
  const held = heldSeats(group);
  return Array.from({ length: group.headCount }, (_none, at) => (at < paid ? 'paid' : at < paid + held ? 'held' : 'open'));
}

const viewers = { held: 'held', paid: 'paid', released: 'left', refunded: 'refunded' } as const;

/** How the caller stands to a group: by their own seat, the latest. */
export const groupViewer = ({ mine }: Pick<GroupMessage, 'mine'>): GroupViewer => (mine === null ? 'visitor' : viewers[mine.state]);

/** Whether the caller may take a seat once there is a server for it: anybody can, and they have none, here or in another group. */
export const mayJoin = (group: Pick<GroupMessage, 'mine' | 'refusal' | 'elsewhere'>): boolean =>
  group.refusal === null && group.elsewhere === null && ['visitor', 'left'].includes(groupViewer(group));

/** Whether there is a server for one more member: it is sold, and not sold out. */
export const hasServer = ({ soldOut, offer }: Pick<GroupMessage, 'soldOut' | 'offer'>): boolean => !soldOut && offer.prices.length > 0;

const settledOrders: ReadonlySet<string> = new Set(['active', 'refunded', 'closed']);

/** Whether nothing about the group changes any more for this caller, so that nobody has to wait for it. */
export const isSettled = (group: Pick<GroupMessage, 'state' | 'mine' | 'draw'>): boolean =>
  isEnded(group) && (group.mine === null || settledOrders.has(group.mine.orderState)) && group.draw?.state !== 'open';
