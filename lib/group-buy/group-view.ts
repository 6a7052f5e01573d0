import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';

/** One seat of a group as it is drawn. `closed`: of a group that ended without success, whoever had it. */
export type SeatLook = 'paid' | 'held' | 'open' | 'closed';

/** Whom the page of a group speaks to. */
export type GroupViewer = 'visitor' | 'held' | 'paid' | 'left' | 'refunded';

type Counted = Pick<GroupMessage, 'state' | 'headCount' | 'seatsLeft' | 'paid'>;

const ended: ReadonlySet<GroupMessage['state']> = new Set(['succeeded', 'failed', 'void']);

export const isEnded = ({ state }: Pick<GroupMessage, 'state'>): boolean => ended.has(state);

/** Whether others can be invited to it: a seat is free, or will be once the leader has paid. */
export const isJoinable = ({ state }: Pick<GroupMessage, 'state'>): boolean => state === 'open' || state === 'leader-unpaid';

/** Seats that are taken and not paid yet; none once the group has ended. */
export const heldSeats = ({ state, headCount, seatsLeft, paid }: Counted): number =>
  isEnded({ state }) ? 0 : Math.max(0, headCount - seatsLeft - paid);

/** Seats that were paid for: of a group that succeeded every one, also if the server was returned. */
export const paidSeats = ({ state, headCount, paid }: Pick<Counted, 'state' | 'headCount' | 'paid'>): number =>
  state === 'succeeded' ? headCount : paid;

/** Every seat of a group, drawn in this order: paid ones, those that await a payment, open ones. */
export function seatLooks(group: Counted): SeatLook[] {
  const paid = paidSeats(group);
  const held = heldSeats(group);
  const others = group.state === 'failed' || group.state === 'void' ? 'closed' : 'open';
  return Array.from({ length: group.headCount }, (_none, at) => {
    if (at < paid) return 'paid';
    return at < paid + held ? 'held' : others;
  });
}

const viewers = { held: 'held', paid: 'paid', released: 'left', refunded: 'refunded' } as const;

/** The caller's relation to a group, by their latest seat. */
export const groupViewer = ({ mine }: Pick<GroupMessage, 'mine'>): GroupViewer => (mine === null ? 'visitor' : viewers[mine.state]);

/** Whether the caller has no seat, here or in another group, and could take one if any is free. */
export const hasNoSeat = (group: Pick<GroupMessage, 'mine' | 'elsewhere'>): boolean =>
  group.elsewhere === null && ['visitor', 'left'].includes(groupViewer(group));

/** Whether the caller may take a seat once there is a server for it: nothing keeps anybody out, nor this person. */
export const mayJoin = (group: Pick<GroupMessage, 'mine' | 'refusal' | 'elsewhere' | 'heldOut'>): boolean =>
  group.refusal === null && !group.heldOut && hasNoSeat(group);

/** Whether money of the caller came when they no longer had a seat. */
export const hasPaidLate = ({ mine }: Pick<GroupMessage, 'mine'>): boolean =>
  mine?.state === 'released' && mine.refunds.some(({ reason }) => reason === 'paid-late');

/** Whether there is a server for one more member: it is sold, and not sold out. */
export const hasServer = ({ soldOut, offer }: Pick<GroupMessage, 'soldOut' | 'offer'>): boolean => !soldOut && offer.prices.length > 0;

const settledOrders: ReadonlySet<string> = new Set(['active', 'refunded', 'withdrawn', 'closed']);

const isSettledFor = (mine: GroupMessage['mine']): boolean =>
  mine === null || (settledOrders.has(mine.orderState) && mine.refunds.every(({ isDone }) => isDone));

/** Whether nothing about the group changes any more for this caller, so that nobody has to wait for it. */
export const isSettled = (group: Pick<GroupMessage, 'state' | 'mine' | 'draw' | 'pending'>): boolean =>
  isEnded(group) && group.pending === 0 && isSettledFor(group.mine) && group.draw?.state !== 'open';
