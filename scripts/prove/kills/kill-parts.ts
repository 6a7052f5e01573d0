import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { tosInForce, tosShape } from '#services/mydoc/orders/placement/tos-versions.ts';
import { addBuyers, type Buyer } from '#tests/services/mydoc/orders/add-buyers.ts';
import { readPicture } from '../hostile/attacked-product.ts';
import { runNodeQuietly } from '#scripts/verify/run-command.ts';
import { deliver, findFaultsAtCentre, findLedgerFaults, findUnbooked, openShelves } from './books.ts';
import { plentifulModel, scarceModel, startBuyers, type Buyers } from './buyers.ts';
import type { Kill, KillRun } from './judge-kills.ts';
import { startProduct, type KilledProduct, type Part } from './killed-product.ts';
import { startLakeWriters, type LakeWriters } from './lake-writers.ts';
import { showsHeadline, untilAnswered } from './return-time.ts';

interface Settings {
  /** Absent: the default product, on the embedded database. */
  readonly redisProgram: string | null;
  readonly kills: number;
  readonly random: () => number;
  readonly isEnded: () => boolean;
  readonly say: (line: string) => void;
}

const peaceAtMostMs = 2_500;
const settleMs = 2_000;
const bookedWithinMs = 240_000;
/** A supervisor gives up a part that dies five times within a minute, which is not what this check tests. */
const deathsAtMost = 4;
const windowMs = 62_000;
/** After a death the standby is loaded in the background, and is ready after this time. */
const successorAfterMs = 15_000;
const plenty = 1_000_000;
const scarce = 5;
const scarceMore = 2;
const buyersAhead = 150;
const buyersAtOnce = 10;
const faultsAtMost = 40;

/** Kills random parts of the running product during writes and orders; checks after each kill, and at the end. */
export async function killParts(settings: Settings): Promise<KillRun> {
  const waiting: Buyer[] = [];
  const product = await startProduct(settings.redisProgram, async (database) => {
    await openShelves(database);
    await deliver(database, 'plenty', plentifulModel, plenty);
    await deliver(database, 'first', scarceModel, scarce);
    // the embedded database cannot be opened while the product has it
    if (settings.redisProgram === null) waiting.push(...(await addBuyers(database, buyersAhead)));
  });
  const faults: string[] = [];
  const fault = (message: string): void => {
    if (faults.length < faultsAtMost && !faults.includes(message)) faults.push(message);
  };
  try {
    const take = async (): Promise<Buyer | undefined> => {
      if (product.database === 'postgres' && waiting.length === 0)
        waiting.push(...(await product.look((database) => addBuyers(database, buyersAtOnce))));
      return waiting.pop();
    };
    const termsVersion = await readTermsVersion(product);
    const writers = startLakeWriters(product, fault);
    const buyers = startBuyers({ origin: product.origin, termsVersion, take, fault });
    const kills = await killInTurns(settings, { product, writers, buyers, fault }).finally(async () => {
      await Promise.all([writers.stop(), buyers.stop()]);
    });
    await countAtTheEnd({ product, writers, buyers, fault });
    const orders = buyers.purchases.filter(({ order }) => order !== null);
    return {
      database: product.database,
      kills,
      writes: writers.acknowledged(),
      orders: orders.length,
      payments: orders.filter(({ isPaid }) => isPaid).length,
      faults,
    };
  } finally {
    await product.stop();
    await product.remove();
  }
}

interface Running {
  readonly product: KilledProduct;
  readonly writers: LakeWriters;
  readonly buyers: Buyers;
  readonly fault: (message: string) => void;
}

async function killInTurns({ kills: wanted, random, isEnded, say }: Settings, running: Running): Promise<Kill[]> {
  const { product, writers, buyers, fault } = running;
  const picture = await readPicture(product.origin, product.writeToken);
  const deaths: { readonly part: Part; readonly at: number }[] = [];
  const kills: Kill[] = [];
  await delay(settleMs);
  while (kills.length < wanted && !isEnded()) {
    await delay(random() * peaceAtMostMs);
    const now = performance.now();
    const recent = (part: Part): number => deaths.filter((death) => death.part === part && now - death.at < windowMs).length;
    const mayDie = product.parts.filter((part) => recent(part) < deathsAtMost);
    const part = mayDie[Math.floor(random() * mayDie.length)];
    if (part === undefined) continue;
    const isRested = deaths.every((death) => death.part !== part || now - death.at > successorAfterMs);
    deaths.push({ part, at: now });
    const killedAt = performance.now();
    await product.kill(part);
    const startedMs = performance.now() - killedAt;
    const answersMs = await untilAnswered({ ...product, picture });
    const missing = Object.entries(answersMs)
      .filter(([, ms]) => ms === null)
      .map(([question]) => question);
    if (missing.length > 0) {
      fault(`after kill ${kills.length + 1}, of ${part}: no answer to ${missing.join(' and ')}`);
      break;
    }
    const backMs = performance.now() - killedAt;
    kills.push({ part, backMs, isRested, startedMs, answersMs });
    say(`${String(kills.length).padStart(4)}  ${part.padEnd(8)} back after ${(backMs / 1_000).toFixed(1)} s`);
    for (const found of await writers.findFaults('latest')) fault(`after kill ${kills.length}, of ${part}: ${found}`);
    writers.nextRound();
    if (product.database === 'postgres') {
      for (const found of await product.look((database) => findLedgerFaults(database, [...buyers.purchases])))
        fault(`after kill ${kills.length}, of ${part}: ${found}`);
      await product.look((database) => deliver(database, `after ${kills.length}`, scarceModel, scarceMore));
    }
    for (const reason of product.givenUp) fault(reason);
    if (product.givenUp.length > 0) break;
  }
  return kills;
}

async function countAtTheEnd({ product, writers, buyers, fault }: Running): Promise<void> {
  for (const found of await writers.findFaults('all')) fault(`at the end: ${found}`);
  if (!(await showsHeadline(product, writers.headline()))) fault(`the home page does not show headline ${writers.headline()}`);
  // a notice being sent when its process was killed is retried after its timeout
  await buyers.untilBooked(bookedWithinMs);
  await product.stop();
  const faults = await product.look(async (database) => [
    ...(await findUnbooked(database, buyers.purchases)),
    ...(await findLedgerFaults(database, buyers.purchases)),
    ...(await findFaultsAtCentre(database)),
  ]);
  for (const found of faults) fault(`at the end: ${found}`);
  const { code, output } = await runNodeQuietly(['scripts/ledger-check.ts'], product.environment);
  if (code !== 0) fault(`ledger-check: ${output}`);
}

const answerSchema = z.object({ result: z.array(z.unknown()) });

/** The version of the terms of service that a buyer accepts. */
async function readTermsVersion({ origin, writeToken }: KilledProduct): Promise<string> {
  const answer = await fetch(`${origin}/lake/v${contentApiVersion}/data/query/production?query=${encodeURIComponent(tosShape.query)}`, {
    headers: { authorization: `Bearer ${writeToken}` },
  });
  const { result } = answerSchema.parse(await answer.json());
  return String(
    Math.max(
      ...tosInForce(
        tosShape.read(result, () => undefined),
        Date.now(),
      ).map(({ version }) => version),
    ),
  );
}
