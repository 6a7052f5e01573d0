import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { inHours } from '#tests/setup/from-now.ts';
import type { Moment } from '#tests/setup/databases/mortal-database.ts';
import { historiesOf } from '#tests/setup/random-histories.ts';
import { openCoupons, runningCampaign, type CouponsUnderTest } from './coupons-under-test.ts';

const { numRuns, seed } = historiesOf({ numRuns: 25, seed: 20_261_122 });
const historyTimeoutMs = 6_000;
let coupons: CouponsUnderTest;

beforeAll(async () => {
  coupons = await openCoupons({ replicas });
}, 60_000);

afterAll(() => coupons.close());

const [people, replicas] = [3, 2];
/** A claim takes fewer statements. */
const statementsAtMost = 10;

const click = { who: fc.nat(people - 1), second: fc.boolean(), at: fc.nat(1), replica: fc.nat(replicas - 1) };

const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('claim' as const), ...click }) },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('crash' as const),
      ...click,
      moment: fc.oneof(fc.nat(statementsAtMost), fc.constant('committed' as const)),
      again: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('same click' as const), ...click }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('together' as const), at: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('expire' as const), who: fc.nat(people - 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('edit' as const),
      at: fc.nat(1),
      stock: fc.nat(5),
      limit: fc.integer({ min: 1, max: 3 }),
      percent: fc.integer({ min: 1, max: 100 }),
      runs: fc.constantFrom(true, true, false),
    }),
  },
);

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

interface Held {
  readonly person: number;
  readonly account: string;
  readonly percent: number;
  expired: boolean;
}

/** What a campaign may give out and has given out, by the rules in words alone. */
interface Reference {
  stock: number;
  limit: number;
  percent: number;
  runs: boolean;
  readonly held: Held[];
}

const fresh = (): Reference => ({ stock: 2, limit: 1, percent: 10, runs: true, held: [] });

function expected(reference: Reference, person: number): string {
  if (!reference.runs) return 'eventEnded';
  if (reference.held.filter((each) => each.person === person).length >= reference.limit) return 'alreadyReceived';
  return reference.held.length >= reference.stock ? 'couponExhausted' : 'claimed';
}

/** One person's click, of which the model knows what it has to come to. */
class Click {
  readonly #reference: Reference;
  readonly #by: Pick<Held, 'person' | 'account'>;
  readonly #code: string;
  readonly #key = randomUUID();
  #isGiven = false;

  constructor(reference: Reference, by: Pick<Held, 'person' | 'account'>, code: string) {
    [this.#reference, this.#by, this.#code] = [reference, by, code];
  }

  ask = (replica: number): Promise<string> => coupons.outcome(this.#by.account, this.#code, this.#key, replica);

  /** What the model expects now; the same click again is the same coupon. */
  expected = (): string => (this.#isGiven ? 'claimed' : expected(this.#reference, this.#by.person));

  noteGiven(): void {
    if (!this.#isGiven) this.#reference.held.push({ ...this.#by, percent: this.#reference.percent, expired: false });
    this.#isGiven = true;
  }

  async at(replica: number): Promise<void> {
    const outcome = this.expected();
    expect(await this.ask(replica)).toBe(outcome);
    if (outcome === 'claimed') this.noteGiven();
  }

  /** At a replica that loses its connection. What was not committed did not happen, and what was is there though nobody was told. */
  async dyingAt(moment: Moment, replica: number): Promise<void> {
    const outcome = this.expected();
    const { result, before } = await coupons.dyingAt(moment, () => this.ask(replica));
    if (result !== 'systemBusy') {
      expect(result).toBe(outcome);
      if (outcome === 'claimed') this.noteGiven();
    } else if (before === 'committed') {
      expect(outcome).toBe('claimed');
      this.noteGiven();
    } else expect(before).not.toBeNull();
  }

  async atAll(): Promise<void> {
    const outcome = this.expected();
    const outcomes = await Promise.all(Array.from({ length: replicas }, (_, replica) => this.ask(replica)));
    expect(outcomes).toEqual(outcomes.map(() => outcome));
    if (outcome === 'claimed') this.noteGiven();
  }
}

test(
  `R-6.2 after any of ${numRuns} histories of claims, crashes, edits and time at two replicas, each campaign has given out what it may, nobody more than they may`,
  async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
        run += 1;
        const campaigns = [fresh(), fresh()];
        const codeOf = (at: number): string => `RUN${run}X${at}`;
        const accountOf = (person: number, second = false): string => `run-${run}-${person}${second ? '-second' : ''}`;
        for (let person = 0; person < people; person += 1)
          coupons.profiles.set(accountOf(person, true), { personId: `p-${accountOf(person)}` });
        const publish = (): void =>
          coupons.publish(
            ...campaigns.map(({ stock, limit, percent, runs }, at) =>
              runningCampaign(codeOf(at), {
                stock,
                perPersonLimit: limit,
                discountPercent: percent,
                ...(runs ? {} : { endsAt: inHours(-1) }),
              }),
            ),
          );
        publish();

        const clickOf = ({ who, second, at }: { who: number; second: boolean; at: number }): Click =>
          new Click(campaigns[at] ?? fresh(), { person: who, account: accountOf(who, second) }, codeOf(at));

        const act = async (doing: Step): Promise<void> => {
          switch (doing.do) {
            case 'claim':
              return clickOf(doing).at(doing.replica);
            case 'crash': {
              const click = clickOf(doing);
              await click.dyingAt(doing.moment, doing.replica);
              return doing.again ? click.at(replicas - 1 - doing.replica) : undefined;
            }
            case 'same click':
              return clickOf(doing).atAll();
            case 'together': {
              const reference = campaigns[doing.at] ?? fresh();
              const outcomes = await Promise.all(
                Array.from({ length: people }, (_, person) =>
                  coupons.outcome(accountOf(person), codeOf(doing.at), randomUUID(), person % replicas),
                ),
              );
              for (const [person, outcome] of outcomes.entries())
                if (outcome === 'claimed') {
                  expect(expected(reference, person)).toBe('claimed');
                  reference.held.push({ person, account: accountOf(person), percent: reference.percent, expired: false });
                }
              // nobody is refused as long as something is left for them
              for (const [person, outcome] of outcomes.entries())
                if (outcome !== 'claimed') expect(expected(reference, person)).toBe(outcome);
              return;
            }
            case 'expire': {
              const account = accountOf(doing.who);
              await coupons.mydoc.database.executor.execute(sql`UPDATE coupon_grant SET expires_at = now() WHERE account_id = ${account}`);
              for (const { held } of campaigns) for (const each of held) if (each.account === account) each.expired = true;
              return;
            }
            case 'edit': {
              Object.assign(campaigns[doing.at] ?? {}, {
                stock: doing.stock,
                limit: doing.limit,
                percent: doing.percent,
                runs: doing.runs,
              });
              return publish();
            }
          }
        };

        for (const doing of steps) await act(doing);
        for (const [at, { held }] of campaigns.entries()) {
          expect(await coupons.counted(codeOf(at))).toEqual({
            claimed: held.length,
            grants: held.length,
            persons: new Set(held.map(({ person }) => person)).size,
          });
        }
        const accounts = [...new Set(campaigns.flatMap(({ held }) => held.map(({ account }) => account)))];
        for (const account of accounts) {
          const has = (await coupons.mine(account)).map(({ campaign, percent, state }) => `${campaign} ${percent} ${state}`);
          const should = campaigns.flatMap(({ held }, at) =>
            held
              .filter((each) => each.account === account)
              .map(({ percent, expired }) => `${codeOf(at)} ${percent} ${expired ? 'expired' : 'available'}`),
          );
          expect(has.toSorted()).toEqual(should.toSorted());
        }
      }),
      { numRuns, seed },
    );
  },
  numRuns * historyTimeoutMs,
);
