import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import type { GroupCampaignDocument } from '#lib/content/queries/group-campaign-query.ts';
import type { GroupMessage } from '#lib/contracts/calls/group-calls.ts';
import { groupSeenAt } from '#services/mydoc/group-seats/group-machine.ts';
import { soldOutIn } from '#services/mydoc/orders/quotes/quote-rules.ts';
import type { StockRow } from '#services/mydoc/orders/stock/stock-store.ts';
import type { Logger } from '#services/platform/log.ts';
import { isAnyLeft } from './draw-coupon.ts';
import { frozenCampaign } from './group-campaigns.ts';
import { drawUntilMs, groupMessage, groupOf } from './group-message.ts';
import { findOwnGroup, readGroup, type ReadGroup } from './group-reads.ts';
import { readSeatRefunds } from './seat-refunds.ts';
import { settleGroup, type SettleDeps } from './settle-group.ts';

interface ReadForAll extends ReadGroup {
  readonly campaign: GroupCampaignDocument;
  readonly anyLeft: boolean;
  readonly soldOut: boolean;
}

/** Reads a group as the caller sees it; what the time has made of it is written first. Null: there is no such group. */
export type ReadGroupMessage = (id: string, viewer: string | null) => Promise<GroupMessage | null>;

interface ReaderDeps extends SettleDeps {
  readonly catalogue: () => Promise<Catalogue>;
  readonly readStock: () => Promise<readonly StockRow[]>;
  readonly log: Pick<Logger, 'warn'>;
}

/** Callers at the same moment share one reading: all who wait for a group are woken at once. */
export function createGroupReader({ catalogue, readStock, log, ...deps }: ReaderDeps): ReadGroupMessage {
  const reading = new Map<string, Promise<ReadForAll | null>>();
  const { executor } = deps.database;

  const settled = async (read: ReadGroup): Promise<ReadGroup | null> => {
    const group = groupOf(read);
    if (groupSeenAt(group, read.row.now_ms) === group) return read;
    try {
      await settleGroup(deps, read.row.id);
    } catch (error) {
      // it is shown as it is by now, and a job writes it
      log.warn({ err: error, groupId: read.row.id }, 'a group was not settled on reading');
      return read;
    }
    return readGroup(executor, read.row.id);
  };

  const readForAll = async (id: string): Promise<ReadForAll | null> => {
    const found = await readGroup(executor, id);
    const read = found && (await settled(found));
    if (!read) return null;
    const campaign = frozenCampaign(read.row.campaign);
    const untilMs = drawUntilMs(read.row);
    const canStillDraw = read.row.draw_outcome === null && (untilMs === null || read.row.now_ms < untilMs);
    const soldOut = soldOutIn(await readStock())(campaign.region, campaign.model);
    return { ...read, campaign, soldOut, anyLeft: canStillDraw ? await isAnyLeft(executor, campaign) : campaign.hiddenCoupon !== null };
  };

  const shared = (id: string): Promise<ReadForAll | null> => {
    const known = reading.get(id);
    if (known) return known;
    const started = readForAll(id).finally(() => reading.delete(id));
    reading.set(id, started);
    return started;
  };

  return async (id, viewer) => {
    const [read, known] = await Promise.all([shared(id), catalogue()]);
    if (!read) return null;
    const { anyLeft, soldOut } = read;
    const seen = { catalogue: known, viewer, anyLeft, soldOut };
    if (viewer === null) return groupMessage(read, read.campaign, { ...seen, elsewhere: null, refunds: [] });
    const isIn = read.seats.some(({ account_id }) => account_id === viewer);
    const [own, refunds] = await Promise.all([
      findOwnGroup(executor, read.campaign._id, viewer),
      isIn ? readSeatRefunds(executor, { accountId: viewer, groupId: id }) : null,
    ]);
    return groupMessage(read, read.campaign, { ...seen, elsewhere: own === id ? null : own, refunds: refunds?.get(id) ?? [] });
  };
}
