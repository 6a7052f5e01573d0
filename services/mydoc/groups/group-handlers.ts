import {
  createGroup,
  drawCoupon,
  groupDetail,
  groupWaitSecondsAtMost,
  joinGroup,
  leaveGroup,
  myGroups,
  waitForGroup,
  type GroupMessage,
} from '#lib/contracts/calls/group-calls.ts';
import { groupFiguresCall } from '#lib/contracts/calls/group-figures-call.ts';
import { openGroups } from '#lib/contracts/calls/open-groups-call.ts';
import type { Session } from '#services/mydoc/account/sessions.ts';
import { handle, type CallHandler } from '#services/mydoc/envelope/call-handler.ts';
import { handleForEditors, type EditorCheck } from '#services/mydoc/envelope/handle-for-editors.ts';
import { answered, refused, type CallAnswer } from '#services/mydoc/envelope/refusal.ts';
import type { Visitor } from '#services/mydoc/envelope/visitor.ts';
import { drawHiddenCoupon } from './draw-coupon.ts';
import { readGroupFigures } from './group-figures.ts';
import { myGroupMessage, openGroupMessage } from './group-message.ts';
import type { ReadGroupMessage } from './group-reader.ts';
import { findOwnGroup, listGroupsOf, type OpenGroupRow } from './group-reads.ts';
import type { GroupWatch } from './group-watch.ts';
import { leaveSeat } from './leave-seat.ts';
import { readSeatRefunds } from './seat-refunds.ts';
import { creationRefusal, openGroup } from './open-group.ts';
import type { TakeSeatDeps } from './order-seat.ts';
import { takeSeat } from './take-seat.ts';
import { isOffered } from './group-prices.ts';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { Executor } from '#services/platform/database/database.ts';

export interface GroupHandlerDeps extends TakeSeatDeps {
  readonly sessionOf: (visitor: Visitor) => Promise<Session | null>;
  readonly editors: EditorCheck;
  readonly read: ReadGroupMessage;
  readonly listOpen: (slug: string) => Promise<readonly OpenGroupRow[]>;
  readonly catalogue: () => Promise<Catalogue>;
  readonly watch: GroupWatch;
  /** How long a wait may take; absent: as the call says. */
  readonly waitAtMostMs?: number;
}

/** The groups of an account, with its seats and what of their money goes back. */
async function groupsOf(executor: Executor, accountId: string): Promise<ReturnType<typeof myGroupMessage>[]> {
  const [rows, refunds] = await Promise.all([listGroupsOf(executor, accountId), readSeatRefunds(executor, { accountId, groupId: null })]);
  return rows.map((row) => myGroupMessage(row, refunds.get(row.id) ?? []));
}

/** Group buying: the venue, a group and its course, creating, joining and leaving, the draw. */
export function groupHandlers(deps: GroupHandlerDeps): readonly CallHandler[] {
  const { database, read } = deps;
  const { executor } = database;
  const viewerOf = async (visitor: Visitor): Promise<string | null> => (await deps.sessionOf(visitor))?.accountId ?? null;
  const shown = (group: GroupMessage | null): CallAnswer<GroupMessage> =>
    group ? answered(group) : refused('groupDoesNotExist', { isShow: 0 });
  const taker = ({ accountId, username = '' }: Session, { language }: Visitor) => ({ accountId, username, language });
  const seated = async (
    outcome: Awaited<ReturnType<typeof takeSeat>>,
    accountId: string,
  ): Promise<CallAnswer<{ group: GroupMessage; orderId: string }>> => {
    if (!outcome.ok) return outcome;
    const group = await read(outcome.message.groupId, accountId);
    return group ? answered({ group, orderId: outcome.message.orderId }) : refused('groupDoesNotExist');
  };

  return [
    handle(openGroups, async ({ campaign: slug }, visitor) => {
      const campaign = (await deps.campaigns()).find(({ document }) => document.slug === slug)?.document;
      if (!campaign) return refused('eventDoesNotExist');
      const [viewer, nowMs, catalogue] = await Promise.all([viewerOf(visitor), deps.databaseNow(), deps.catalogue()]);
      const groups = await deps.listOpen(slug);
      return answered({
        now: new Date(nowMs).toISOString(),
        groups: groups.map((row) => openGroupMessage(row, viewer)),
        mine: viewer === null ? null : await findOwnGroup(executor, campaign._id, viewer),
        refusal: creationRefusal(campaign, nowMs) ?? (isOffered(campaign, catalogue) ? null : 'groupCreationFailed'),
      });
    }),
    handle(groupDetail, async ({ id }, visitor) => shown(await read(id, await viewerOf(visitor)))),
    handle(waitForGroup, async ({ id, version }, visitor) => {
      const viewer = await viewerOf(visitor);
      const known = await read(id, viewer);
      if (!known || known.version > version) return shown(known);
      await deps.watch.waitFor(id, {
        version: known.version,
        atMostMs: deps.waitAtMostMs ?? groupWaitSecondsAtMost * 1_000,
        address: visitor.address,
        left: visitor.left,
      });
      // nobody reads what is answered to a caller who has left
      return visitor.left?.aborted ? answered(known) : shown(await read(id, viewer));
    }),
    handle(createGroup, async (input, visitor) => {
      const session = await deps.sessionOf(visitor);
      return session ? seated(await openGroup(deps, taker(session, visitor), input), session.accountId) : refused('loginRequired');
    }),
    handle(joinGroup, async (input, visitor) => {
      const session = await deps.sessionOf(visitor);
      return session ? seated(await takeSeat(deps, taker(session, visitor), input), session.accountId) : refused('loginRequired');
    }),
    handle(leaveGroup, async ({ id }, visitor) => {
      const viewer = await viewerOf(visitor);
      if (viewer === null) return refused('loginRequired');
      const left = await leaveSeat(deps, viewer, id);
      return left.ok ? shown(await read(id, viewer)) : left;
    }),
    handle(drawCoupon, async (input, visitor) => {
      const viewer = await viewerOf(visitor);
      if (viewer === null) return refused('loginRequired');
      const drawn = await drawHiddenCoupon(database, viewer, input);
      return drawn.ok ? shown(await read(input.id, viewer)) : drawn;
    }),
    handle(myGroups, async (_input, visitor) => {
      const viewer = await viewerOf(visitor);
      if (viewer === null) return refused('loginRequired');
      const [nowMs, groups] = await Promise.all([deps.databaseNow(), groupsOf(executor, viewer)]);
      return answered({ now: new Date(nowMs).toISOString(), groups });
    }),
    handleForEditors(deps.editors, groupFiguresCall, async () => answered({ campaigns: await readGroupFigures(executor) })),
  ];
}
