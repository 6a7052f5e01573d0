import { randomUUID } from 'node:crypto';
import { accountGate, groupGateTerms } from '#lib/account/account-gates.ts';
import { avatarIndex } from '#lib/account/avatar.ts';
import type { GroupCampaignDocument } from '#lib/content/queries/group-campaign-query.ts';
import type { createGroup, joinGroup } from '#lib/contracts/calls/group-calls.ts';
import type { CreationRefusal } from '#lib/contracts/calls/open-groups-call.ts';
import type { CallInput } from '#lib/contracts/define-call.ts';
import { seatHours } from '#lib/group-buy/group-limits.ts';
import type { Language } from '#lib/language/languages.ts';
import { percentOf } from '#lib/money/percent-of.ts';
import { windowState } from '#lib/offers/window-state.ts';
import { maskPublicName } from '#lib/rules/masks.ts';
import { checkServerPassword } from '#lib/rules/servers/server-password.ts';
import type { AccountProfile } from '#services/mydoc/account/sessions.ts';
import { gatedAccount, type ClaimDeps } from '#services/mydoc/coupons/claim-coupon.ts';
import { answered, refused, type CallAnswer, type Refusal } from '#services/mydoc/envelope/refusal.ts';
import { groupSeenAt, joinRefusal } from '#services/mydoc/group-seats/group-machine.ts';
import { addGroup, addSeat, lockGroup, peekGroup, type NewSeat, type StoredGroup } from '#services/mydoc/group-seats/seat-store.ts';
import { findOrderBy } from '#services/mydoc/orders/order-row.ts';
import type { PlaceOrderDeps } from '#services/mydoc/orders/placement/prepared-order.ts';
import type { QuoteBody } from '#services/mydoc/orders/quotes/quote-rules.ts';
import { placeSeat, type SeatToOrder } from '#services/mydoc/orders/seats/place-seat.ts';
import { frozenCampaign, type PublishedCampaign } from './group-campaigns.ts';
import { findEarlierHold, findPersonsSeat, readPersonsSeats } from './group-reads.ts';
import { isHeldOut } from './held-time.ts';
import { settleGroup } from './settle-group.ts';
import { groupDiscount } from './group-prices.ts';
import { releaseOverdueSeats } from '#services/mydoc/orders/seats/release-overdue-seats.ts';

export interface TakeSeatDeps extends Pick<PlaceOrderDeps, 'database' | 'outbox' | 'quoteService' | 'tosInForce'> {
  readonly campaigns: () => Promise<readonly PublishedCampaign[]>;
  readonly profileOf: (accountId: string) => Promise<AccountProfile | null>;
  readonly hasPaid: ClaimDeps['hasPaid'];
  readonly databaseNow: () => Promise<number>;
  readonly openPassword: (encrypted: string) => string | null;
}

/** Who takes a seat. */
export interface SeatTaker {
  readonly accountId: string;
  readonly username: string;
  readonly language: Language;
}

interface Seated {
  readonly groupId: string;
  readonly orderId: string;
}

type OrderFields = Omit<CallInput<typeof joinGroup>, 'id'>;

/** Creates a group with its leader's seat and order, or says what prevents it. The same key again is the same group. */
export async function openGroup(deps: TakeSeatDeps, taker: SeatTaker, input: CallInput<typeof createGroup>): Promise<CallAnswer<Seated>> {
  const known = await findEarlier(deps, taker, input.key, ({ group_campaign }) => group_campaign === input.campaign);
  if (known) return known;
  const campaign = (await deps.campaigns()).find(({ document }) => document.slug === input.campaign);
  if (!campaign) return refused('eventDoesNotExist', { field: 'campaign' });
  const { document } = campaign;
  const gated = await passGates(deps, taker, document);
  if (!gated.ok) return gated;
  const refusal = creationRefusal(document, await deps.databaseNow());
  if (refusal) return refused(refusal);
  if (!document.headCounts.includes(input.headCount)) return refused('groupCreationFailed', { field: 'headCount' });
  const groupId = randomUUID();
  const group = { id: groupId, campaignId: document._id, slug: document.slug, campaign: campaign.published, headCount: input.headCount };
  const seated = await seat(
    deps,
    { taker, personId: gated.personId, document, groupId, deadlineMs: null, input },
    { lockGroup: async () => undefined, takeSeat: async (tx, leader) => ((await addGroup(tx, group, leader)) ? null : 'taken') },
  );
  if (seated.ok || !notSold.includes(seated.key)) return seated;
  return refused('groupCreationFailed');
}

/** What a leader cannot mend: the campaign offers what is not sold. */
const notSold: readonly string[] = ['noProductSelected', 'notOnSale', 'dataError'];

/** Why nobody can create a group of a campaign now. */
export function creationRefusal(
  { startsAt, endsAt }: Pick<GroupCampaignDocument, 'startsAt' | 'endsAt'>,
  nowMs: number,
): Exclude<CreationRefusal, 'groupCreationFailed'> | null {
  const window = windowState({ startsAtMs: startsAt, endsAtMs: endsAt }, nowMs);
  return window === 'running' ? null : window === 'coming' ? 'eventNotStarted' : 'eventEnded';
}

/** Takes a seat in a group, or says what prevents it. The same key again is the same seat. */
export async function takeSeat(
  deps: TakeSeatDeps,
  taker: SeatTaker,
  { id, ...input }: CallInput<typeof joinGroup>,
): Promise<CallAnswer<Seated>> {
  const known = await findEarlier(deps, taker, input.key, ({ group_id }) => group_id === id);
  if (known) return known;
  const stored = await peekGroup(deps.database.executor, id);
  if (!stored) return refused('groupDoesNotExist', { field: 'id' });
  const document = frozenCampaign(stored.row.campaign);
  const gated = await passGates(deps, taker, document);
  if (!gated.ok) return gated;
  const refusal = refusalOf(stored);
  // somebody who has a seat gets that answer, also in a full group
  if (refusal && refusal !== 'groupFull') return refused(refusal);
  const own = await alreadyIn(deps, taker, document._id, gated.personId);
  if (own) return own;
  if (isHeldOut(await readPersonsSeats(deps.database.executor, id, gated.personId), stored.row.now_ms)) return refused('groupHeldOut');
  if (refusal) return refused(refusal);
  // leaving and joining again does not prolong the time to pay
  const holdMs = await findEarlierHold(deps.database.executor, id, gated.personId);
  const ends = [stored.row.deadline_ms, holdMs].filter((atMs) => atMs !== null);
  const deadlineMs = ends.length === 0 ? null : Math.min(...ends);
  return seat(
    deps,
    { taker, personId: gated.personId, document, groupId: id, deadlineMs, input },
    {
      lockGroup: async (tx) => {
        await lockGroup(tx, id);
        await releaseOverdueSeats(tx, deps.outbox, id);
      },
      // somebody was faster since it was looked at
      takeSeat: async (tx, next) => {
        const outcome = await addSeat(tx, deps.outbox, next);
        return outcome === 'added' ? null : outcome === 'taken' ? 'taken' : refused('groupEndedOrFull');
      },
    },
  );
}

const refusalOf = ({ row, group }: StoredGroup) => joinRefusal(groupSeenAt(group, row.now_ms), row.now_ms);

async function findEarlier(
  { database }: TakeSeatDeps,
  { accountId }: SeatTaker,
  key: string,
  isSame: (row: { readonly group_id: string | null; readonly group_campaign: string | null }) => boolean,
): Promise<CallAnswer<Seated> | null> {
  const known = await findOrderBy(database.executor, accountId, { key });
  if (!known) return null;
  const { id: orderId, group_id: groupId } = known.row;
  return groupId !== null && isSame(known.row) ? answered({ groupId, orderId }) : refused('repeatOperation', { field: 'key' });
}

/** The account's own reasons, in the order of; a group is of persons whose verification holds. */
async function passGates(
  deps: TakeSeatDeps,
  { accountId }: SeatTaker,
  { newcomersOnly }: GroupCampaignDocument,
): Promise<{ readonly ok: true; readonly personId: string } | Refusal> {
  const profile = await deps.profileOf(accountId);
  if (!profile) return refused('loginRequired');
  const gateTerms = { ...groupGateTerms, newcomersOnly };
  const gate = accountGate(await gatedAccount(deps, { ...profile, accountId }, gateTerms), gateTerms);
  if (gate) return refused(gate);
  return profile.personId === null ? refused('realNameStatusUnsupported') : { ok: true, personId: profile.personId };
}

const isSeat = ({ group_id }: { readonly group_id: string | null }): boolean => group_id !== null;

interface SeatRequest {
  readonly taker: SeatTaker;
  readonly personId: string;
  readonly document: GroupCampaignDocument;
  readonly groupId: string;
  readonly deadlineMs: number | null;
  readonly input: OrderFields;
}

interface SeatWrites {
  readonly lockGroup: SeatToOrder['lockGroup'];
  readonly takeSeat: (tx: Parameters<SeatToOrder['takeSeat']>[0], seat: NewSeat) => ReturnType<SeatToOrder['takeSeat']>;
}

async function seat(deps: TakeSeatDeps, request: SeatRequest, writes: SeatWrites): Promise<CallAnswer<Seated>> {
  const { taker, personId, document, groupId, deadlineMs, input } = request;
  const { accountId, username, language } = taker;
  const own = await alreadyIn(deps, taker, document._id, personId);
  // the same request, sent twice at once, has the seat that the other one took
  if (own) return (await findEarlier(deps, taker, input.key, isSeat)) ?? own;
  const password = input.password ?? null;
  const opened = password === null ? null : deps.openPassword(password);
  if (password !== null && (opened === null || !checkServerPassword(opened).ok))
    return refused('serverPasswordWrong', { field: 'password' });
  const { region, model, disk, traffic, period, slug } = document;
  const image = input.image === undefined ? null : { kind: 'image' as const, code: input.image };
  const placed = await placeSeat(deps, {
    buyer: { accountId, personId, language },
    key: input.key,
    termsVersion: input.termsVersion,
    password,
    setup: input.setup ?? {},
    request: {
      configuration: {
        region,
        model,
        disk,
        traffic,
        dataDisks: [],
        bandwidthMbps: usualBandwidthMbps,
        securityGroup: 'default',
        snapshot: null,
        image,
      },
      period,
      currency: input.currency,
      group: groupDiscount(document),
    },
    group: { id: groupId, campaign: slug, feePercent: document.activationFeePercent, deadlineMs },
    hoursToPay: seatHours,
    refusePrice: (body) => refusalOfPrice(body, document, input),
    lockGroup: writes.lockGroup,
    takeSeat: (tx, { orderId, dueMs }) =>
      writes.takeSeat(tx, {
        groupId,
        orderId,
        accountId,
        personId,
        campaignId: document._id,
        heldUntilMs: dueMs,
        name: maskPublicName(username) || hiddenName,
        avatar: avatarIndex(username),
      }),
  });
  if (placed === 'taken')
    return (
      (await findEarlier(deps, taker, input.key, isSeat)) ?? (await alreadyIn(deps, taker, document._id, personId)) ?? refused('onceOnly')
    );
  if (placed.ok) return (await findEarlier(deps, taker, input.key, isSeat)) ?? answered({ groupId, orderId: placed.message.orderId });
  return { ...placed, ...(placed.field === undefined ? {} : { field: placed.field.replace(/^params\.(configuration\.)?/, '') }) };
}

/** A price or fee that was published since the buyer saw theirs is not taken over unasked. */
function refusalOfPrice(
  { totalMinor, renewalMinor: aloneMinor }: QuoteBody,
  { activationFeePercent: feePercent }: GroupCampaignDocument,
  shown: Pick<OrderFields, 'totalMinor' | 'feeMinor'>,
): Refusal | null {
  const feeMinor = percentOf(totalMinor, feePercent);
  if ((shown.totalMinor ?? totalMinor) === totalMinor && (shown.feeMinor ?? feeMinor) === feeMinor) return null;
  return refused('groupPriceChanged', { values: { totalMinor, aloneMinor, feeMinor, feePercent } });
}

const usualBandwidthMbps = 50;
const hiddenName = '****';

/** One seat of a person in a campaign; the group is named to the account that is in it, not to the person's other ones. */
async function alreadyIn(deps: TakeSeatDeps, { accountId }: SeatTaker, campaignId: string, personId: string): Promise<Refusal | null> {
  const find = () => findPersonsSeat(deps.database.executor, campaignId, personId);
  let found = await find();
  if (found?.isOver) {
    await settleGroup(deps, found.groupId);
    found = await find();
  }
  return found && refused('onceOnly', found.accountId === accountId ? { values: { group: found.groupId } } : {});
}
