import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { GroupCampaignDocument } from '#lib/content/queries/group-campaign-query.ts';
import type { GroupDraw, GroupMessage, SeatRefund } from '#lib/contracts/calls/group-calls.ts';
import type { OpenGroup } from '#lib/contracts/calls/open-groups-call.ts';
import { hiddenCouponHours } from '#lib/group-buy/group-limits.ts';
import { hourMs } from '#lib/time/lengths.ts';
import { groupSeenAt, joinRefusal, paidSeats, takenSeats, type Group } from '#services/mydoc/group-seats/group-machine.ts';
import type { GroupRow } from '#services/mydoc/group-seats/seat-store.ts';
import { groupOffer } from './group-prices.ts';
import { isHeldOut } from './held-time.ts';
import type { MyGroupRow, OpenGroupRow, ReadGroup, ShownSeat } from './group-reads.ts';

const iso = (atMs: number): string => new Date(atMs).toISOString();
const isoOrNull = (atMs: number | null): string | null => (atMs === null ? null : iso(atMs));

/** The state machine's view of a group that was read. */
export const groupOf = ({ row, seats }: ReadGroup): Group => ({
  state: row.state,
  headCount: row.head_count,
  deadlineMs: row.deadline_ms,
  seats: seats
    .filter(({ state }) => state !== 'released')
    .map(({ place, order_id, state, held_until_ms }) => ({ order: order_id, isLeader: place === 1, state, heldUntilMs: held_until_ms })),
});

const seatsLeft = (group: Group): number =>
  group.state === 'leader-unpaid' || group.state === 'open' || group.state === 'full' ? group.headCount - takenSeats(group) : 0;

interface SeenBy {
  readonly catalogue: Catalogue;
  /** The account that looks; null: a visitor. */
  readonly viewer: string | null;
  readonly anyLeft: boolean;
  readonly soldOut: boolean;
  /** Another group of the offer in which the viewer has a seat. */
  readonly elsewhere: string | null;
  /** The refunds of the viewer's seats in the group. */
  readonly refunds: readonly SeatRefund[];
}

/** A group as its page shows it; what has not been written yet is derived from the time. */
export function groupMessage(
  read: ReadGroup,
  campaign: GroupCampaignDocument,
  { catalogue, viewer, anyLeft, soldOut, elsewhere, refunds }: SeenBy,
): GroupMessage {
  const { row, seats } = read;
  const group = groupSeenAt(groupOf(read), row.now_ms);
  const stateOf = (seat: ShownSeat) =>
    group.seats.find(({ order }) => order === seat.order_id && seat.state !== 'released')?.state ?? 'released';
  const members = seats.flatMap((seat): GroupMessage['members'] => {
    const state = stateOf(seat);
    if (state === 'released') return [];
    const { place, name, avatar, account_id, held_until_ms } = seat;
    const heldUntil = state === 'held' ? iso(held_until_ms) : null;
    return [{ place, name, avatar, isLeader: place === 1, isMe: account_id === viewer, state, heldUntil }];
  });
  const own =
    viewer === null
      ? undefined
      : seats.filter(({ account_id }) => account_id === viewer).toSorted((one, other) => other.place - one.place)[0];
  return {
    id: row.id,
    campaign: row.slug,
    state: group.state,
    headCount: row.head_count,
    seatsLeft: seatsLeft(group),
    paid: paidSeats(group),
    createdAt: iso(row.created_ms),
    deadline: isoOrNull(row.deadline_ms),
    version: row.version,
    now: iso(row.now_ms),
    members,
    refusal: joinRefusal(group, row.now_ms),
    newcomersOnly: campaign.newcomersOnly,
    soldOut,
    pending: seats.filter(({ state, order_state }) => state !== 'released' && isPending(group.state, order_state)).length,
    offer: groupOffer(campaign, catalogue),
    terms: campaign.terms,
    memberCoupon: couponOf(campaign.memberCoupon),
    hiddenCoupon: campaign.hiddenCouponPercent > 0 ? couponOf(campaign.hiddenCoupon) : null,
    draw: drawOf(row, group, campaign, anyLeft),
    endedAt: isoOrNull(row.ended_ms),
    mine: own ? mineOf({ ...own, seat_state: stateOf(own) }, refunds) : null,
    heldOut:
      own !== undefined &&
      isHeldOut(
        seats.filter(({ person_id }) => person_id === own.person_id),
        row.now_ms,
      ),
    elsewhere,
  };
}

const unbuilt: ReadonlySet<ShownSeat['order_state']> = new Set(['awaiting-group', 'paid', 'provisioning']);
const unreturned: ReadonlySet<ShownSeat['order_state']> = new Set(['awaiting-group', 'refunding']);

/** Whether an order awaits what the end of its group brings: its server, or its money. */
const isPending = (state: Group['state'], order: ShownSeat['order_state']): boolean =>
  (state === 'succeeded' && unbuilt.has(order)) || (state === 'failed' && unreturned.has(order));

const couponOf = (coupon: GroupCampaignDocument['memberCoupon']): GroupMessage['memberCoupon'] =>
  coupon && { code: coupon.code, kind: coupon.kind, name: coupon.name, percent: coupon.discountPercent, validityDays: coupon.validityDays };

const mineOf = (
  seat: Pick<MyGroupRow, 'place' | 'seat_state' | 'order_id' | 'order_state' | 'held_until_ms' | 'coupon' | 'coupon_had'>,
  refunds: readonly SeatRefund[],
): NonNullable<GroupMessage['mine']> => ({
  role: seat.place === 1 ? 'leader' : 'member',
  state: seat.seat_state,
  orderId: seat.order_id,
  // to its group a server that was built stays so, whatever became of its time since
  orderState: seat.order_state === 'expired' || seat.order_state === 'released' ? 'active' : seat.order_state,
  heldUntil: seat.seat_state === 'held' ? iso(seat.held_until_ms) : null,
  coupon: seat.coupon,
  couponHad: seat.coupon_had,
  refunds: [...refunds],
});

/** Until when the leader can draw; null: the group has not succeeded. */
export const drawUntilMs = ({ state, ended_ms }: Pick<GroupRow, 'state' | 'ended_ms'>): number | null =>
  state === 'succeeded' && ended_ms !== null ? ended_ms + hiddenCouponHours * hourMs : null;

function drawOf(
  row: GroupRow,
  group: Group,
  { hiddenCoupon, hiddenCouponPercent: percent }: GroupCampaignDocument,
  anyLeft: boolean,
): GroupDraw | null {
  const { commitment, seed, draw_number, draw_outcome, drawn_ms } = row;
  if (!hiddenCoupon || percent === 0 || commitment === null || group.state === 'failed') return null;
  const isLeaderIn = group.seats.some(({ isLeader, state }) => isLeader && state === 'paid');
  if (draw_outcome === null && group.state === 'succeeded' && !isLeaderIn) return null;
  const untilMs = drawUntilMs(row);
  const result =
    draw_outcome !== null && seed !== null && draw_number !== null && drawn_ms !== null
      ? { seed, number: draw_number, outcome: draw_outcome, at: iso(drawn_ms) }
      : null;
  const stateUndrawn = () => {
    if (untilMs === null) return 'later';
    return row.now_ms < untilMs ? 'open' : 'over';
  };
  return { commitment, percent, state: result ? 'drawn' : stateUndrawn(), until: isoOrNull(untilMs), anyLeft, result };
}

/** What a list says of a group. */
const listedGroup = (
  row: Pick<OpenGroupRow, 'id' | 'slug' | 'state' | 'head_count' | 'taken' | 'paid' | 'created_ms' | 'deadline_ms'>,
) => ({
  id: row.id,
  campaign: row.slug,
  state: row.state,
  headCount: row.head_count,
  seatsLeft: row.state === 'succeeded' || row.state === 'failed' || row.state === 'void' ? 0 : row.head_count - row.taken,
  paid: row.paid,
  createdAt: iso(row.created_ms),
  deadline: isoOrNull(row.deadline_ms),
});

export const openGroupMessage = (row: OpenGroupRow, viewer: string | null): OpenGroup => ({
  ...listedGroup(row),
  state: 'open' as const,
  leader: { name: row.name, avatar: row.avatar, isMe: row.account_id === viewer },
});

/** The state of a group as of now: what a sweep will store may be due already. */
function stateNow(row: MyGroupRow): MyGroupRow['state'] {
  const isRunning = row.state === 'open' || row.state === 'full';
  if (isRunning && row.deadline_ms !== null && row.now_ms >= row.deadline_ms) return 'failed';
  if (row.state === 'leader-unpaid' && row.taken === 0) return 'void';
  return row.state === 'full' && row.taken < row.head_count ? 'open' : row.state;
}

/** A group of the account in a list; one that the time has ended is shown so, though nobody may have written that yet. */
export function myGroupMessage(row: MyGroupRow, refunds: readonly SeatRefund[]) {
  const state = stateNow(row);
  const seat_state = row.seat_state === 'held' && row.now_ms >= row.held_until_ms ? 'released' : row.seat_state;
  return { ...listedGroup({ ...row, state }), mine: mineOf({ ...row, seat_state }, refunds) };
}
