import type { JoinRefusal, seatStates } from '#lib/contracts/calls/group-calls.ts';
import type { groupStates } from '#lib/contracts/calls/open-groups-call.ts';
import { groupDays } from '#lib/group-buy/group-limits.ts';
import { dayMs } from '#lib/time/lengths.ts';

/** The state of a group. `succeeded`, `failed` and `void` are final. */
type GroupState = (typeof groupStates)[number];

type SeatState = (typeof seatStates)[number];

/** A seat, by its order. */
export interface Seat {
  readonly order: string;
  readonly isLeader: boolean;
  readonly state: SeatState;
  /** An unpaid seat is given up at this instant: its order is due then. */
  readonly heldUntilMs: number;
}

export interface Group {
  readonly state: GroupState;
  /** Fixed when the group was created. */
  readonly headCount: number;
  /** Null until the leader has paid. */
  readonly deadlineMs: number | null;
  readonly seats: readonly Seat[];
}

export type GroupEvent =
  /** A new order takes a seat; also one whose time was over and whose money came late. */
  | { readonly kind: 'joined'; readonly order: string; readonly heldUntilMs: number; readonly nowMs: number }
  | { readonly kind: 'paid'; readonly order: string; readonly nowMs: number }
  /** Its order was closed unpaid: by its time, or by the member. */
  | { readonly kind: 'given-up'; readonly order: string; readonly nowMs: number }
  /** Its order's money goes back: the group failed, no server could be built, or the member asks for it. */
  | { readonly kind: 'refunded'; readonly order: string }
  | { readonly kind: 'due'; readonly nowMs: number };

type GroupEffect =
  /** The leader has paid: others can join until the deadline. */
  | { readonly kind: 'opened'; readonly deadlineMs: number }
  /** It has succeeded or failed: every order of it is notified, every member who earned one gets a coupon. */
  | { readonly kind: 'settle' };

export interface GroupTransition {
  readonly group: Group;
  readonly effects: readonly GroupEffect[];
}

const openForMs = groupDays * dayMs;

const same = (group: Group): GroupTransition => ({ group, effects: [] });
const isRunning = ({ state }: Group): boolean => state === 'open' || state === 'full';

/** Seats that nobody else can take. */
export const takenSeats = ({ seats }: Pick<Group, 'seats'>): number => seats.filter(isTaken).length;

export const paidSeats = ({ seats }: Pick<Group, 'seats'>): number => seats.filter(({ state }) => state === 'paid').length;

/** The deadline has passed without success. */
const isOver = (group: Group, nowMs: number): boolean => isRunning(group) && nowMs >= (group.deadlineMs ?? Number.POSITIVE_INFINITY);

/** Why nobody at all can join; null: a seat is free. */
export function joinRefusal(group: Group, nowMs: number): JoinRefusal | null {
  const { state } = isOver(group, nowMs) ? { state: 'failed' as const } : group;
  switch (state) {
    case 'leader-unpaid':
      return 'groupLeaderUnpaid';
    case 'succeeded':
      return 'groupLaunched';
    case 'failed':
    case 'void':
      return 'groupEnded';
    case 'open':
    case 'full':
      return takenSeats(group) < group.headCount ? null : 'groupFull';
  }
}

/**
 * The one place that decides on the state of a group and its seats. Every event may come twice, late or out of order: one
 * that was already applied, or comes too late, changes nothing and returns the same object. A group whose deadline has passed fails before
 * anything else happens to it.
 */
export function groupTransition(group: Group, event: GroupEvent): GroupTransition {
  if (event.kind === 'refunded') return moveSeat(group, event.order, ['paid'], 'refunded');
  if (isOver(group, event.nowMs)) {
    const failed: Group = { ...group, state: 'failed' };
    return { group: groupTransition(failed, event).group, effects: [{ kind: 'settle' }] };
  }
  switch (event.kind) {
    case 'due':
      return same(group);
    case 'joined':
      return join(group, event);
    case 'paid':
      return pay(group, event.order, event.nowMs);
    case 'given-up':
      return giveUp(group, event.order);
  }
}

/** What a group is at an instant, though nothing may have been written since: its deadline, and the seats whose time is over. */
export function groupSeenAt(group: Group, nowMs: number): Group {
  const late = group.seats.filter(({ heldUntilMs }) => nowMs >= heldUntilMs);
  const freed = late.reduce((seen, { order }) => groupTransition(seen, { kind: 'given-up', order, nowMs }).group, group);
  return groupTransition(freed, { kind: 'due', nowMs }).group;
}

const isTaken = ({ state }: Seat): boolean => state === 'held' || state === 'paid';

function join(group: Group, { order, heldUntilMs, nowMs }: Extract<GroupEvent, { kind: 'joined' }>): GroupTransition {
  const isIn = group.seats.some((seat) => seat.order === order && isTaken(seat));
  if (isIn || joinRefusal(group, nowMs) !== null) return same(group);
  const seats = [...group.seats.filter((seat) => seat.order !== order), { order, isLeader: false, state: 'held' as const, heldUntilMs }];
  return same(filled({ ...group, seats }));
}

function pay(group: Group, order: string, nowMs: number): GroupTransition {
  const moved = moveSeat(group, order, ['held'], 'paid').group;
  if (moved === group) return same(group);
  if (group.state === 'leader-unpaid') {
    const deadlineMs = nowMs + openForMs;
    return { group: { ...moved, state: 'open', deadlineMs }, effects: [{ kind: 'opened', deadlineMs }] };
  }
  if (!isRunning(group)) return same(group);
  return paidSeats(moved) === group.headCount ? { group: { ...moved, state: 'succeeded' }, effects: [{ kind: 'settle' }] } : same(moved);
}

/** A leader who does not pay takes the group along: nobody else can have joined. */
function giveUp(group: Group, order: string): GroupTransition {
  const moved = moveSeat(group, order, ['held'], 'released').group;
  if (moved === group) return same(group);
  return same(group.state === 'leader-unpaid' ? { ...moved, state: 'void' } : moved);
}

/** Full counts held seats. */
const filled = (group: Group): Group =>
  isRunning(group) ? { ...group, state: takenSeats(group) < group.headCount ? 'open' : 'full' } : group;

function moveSeat(group: Group, order: string, from: readonly SeatState[], state: SeatState): GroupTransition {
  if (!group.seats.some((seat) => seat.order === order && from.includes(seat.state))) return same(group);
  const seats = group.seats.map((seat) => (seat.order === order && from.includes(seat.state) ? { ...seat, state } : seat));
  return same(filled({ ...group, seats }));
}
