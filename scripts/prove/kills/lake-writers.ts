import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { z } from 'zod';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { insist, type Heard } from './insist.ts';

export interface LakeWriters {
  /** From now on new documents are written. */
  nextRound(): void;
  /** Acknowledged writes that are missing or changed; of all rounds, or of the two latest. */
  findFaults(of: 'latest' | 'all'): Promise<string[]>;
  acknowledged(): number;
  /** The number of the last acknowledged headline of the home page. */
  headline(): number;
  stop(): Promise<void>;
}

interface Note {
  sent: number;
  acknowledged: number;
}

const writers = 4;
const writePauseMs = 60;
const headlinePauseMs = 2_000;
const askedAtMostMs = 10_000;
const readAtMostMs = 60_000;
const readTogether = 8;
const documentSchema = z.object({ lines: z.array(z.object({ n: z.number(), text: z.string() })) });
const answerSchema = z.object({ documents: z.array(z.unknown()) });

const textOf = (id: string, n: number): string => createHash('sha256').update(`${id}/${n}`).digest('hex');

/** The prefix of this check's headlines on the home page. */
export const headlinePattern = /Headline number (\d+)\./;

interface LakeTarget {
  readonly origin: string;
  readonly writeToken: string;
}

/** Editors' programs: each adds line after line to a document, and retries a commit until it is acknowledged; one publishes headlines. */
export function startLakeWriters(target: LakeTarget, fault: (message: string) => void): LakeWriters {
  const notes = new Map<string, Note>();
  const { commit, read } = lakeClient(target, fault);
  let [round, headline, over] = [0, 0, false];
  const isOver = (): boolean => over;

  const write = async (writer: number): Promise<void> => {
    while (!over) {
      const id = `kills-${writer}-${round}`;
      const note = notes.get(id) ?? { sent: 0, acknowledged: 0 };
      notes.set(id, note);
      const n = (note.sent = note.acknowledged + 1);
      const insert = { after: 'lines[-1]', items: [{ _key: `line-${n}`, n, text: textOf(id, n) }] };
      const mutations = [{ createIfNotExists: { _id: id, _type: 'note', lines: [] } }, { patch: { id, insert } }];
      if (await insist(isOver, () => commit(`${id}-${n}`, mutations))) note.acknowledged = n;
      await delay(writePauseMs);
    }
  };

  const publish = async (): Promise<void> => {
    for (let number = 1; !over; number += 1) {
      const set = { 'headline.en': `Headline number ${number}.` };
      if (await insist(isOver, () => commit(`kills-headline-${number}`, [{ patch: { id: 'homePage', set } }]))) headline = number;
      await delay(headlinePauseMs);
    }
  };

  const work = Promise.all([...Array.from({ length: writers }, (_, writer) => write(writer)), publish()]);
  return {
    nextRound: () => void (round += 1),
    headline: () => headline,
    acknowledged: () => [...notes.values()].reduce((sum, note) => sum + note.acknowledged, 0) + headline,
    findFaults: async (of) => {
      const until = Date.now() + readAtMostMs;
      const names = [...notes.keys()].slice(of === 'all' ? 0 : -2 * writers);
      const found: string[] = [];
      // a few at a time, as a person's programs would ask
      for (let next = 0; next < names.length; next += readTogether) {
        const some = names.slice(next, next + readTogether).map(async (id) => {
          const before = notes.get(id)?.acknowledged ?? 0;
          const heard = await insist(
            () => Date.now() > until,
            () => read(id),
          );
          if (!heard) return [`${id} could not be read within ${readAtMostMs / 1_000} s; ${before} lines were acknowledged`];
          return faultsOf(id, heard.value, before, () => notes.get(id)?.sent ?? 0);
        });
        found.push(...(await Promise.all(some)).flat());
      }
      return found;
    },
    stop: async () => {
      over = true;
      await work;
    },
  };
}

/** The two calls of an editors' program; null while the answer is unknown. A refused write is a fault. */
function lakeClient({ origin, writeToken }: LakeTarget, fault: (message: string) => void) {
  const headers = { authorization: `Bearer ${writeToken}`, 'content-type': 'application/json' };

  const commit = async (transactionId: string, mutations: readonly object[]): Promise<Heard<true>> => {
    const body = JSON.stringify({ transactionId, mutations });
    const answer = await fetch(`${origin}/lake/v${contentApiVersion}/data/mutate/production`, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(askedAtMostMs),
    });
    const text = await answer.text();
    if (answer.ok) return { value: true };
    if (answer.status < 500) fault(`the write ${transactionId} was answered ${answer.status}: ${text.slice(0, 200)}`);
    return null;
  };

  const read = async (id: string): Promise<Heard<unknown>> => {
    const answer = await fetch(`${origin}/lake/v${contentApiVersion}/data/doc/production/${id}`, {
      headers,
      signal: AbortSignal.timeout(askedAtMostMs),
    });
    const text = await answer.text();
    return answer.ok ? { value: answerSchema.parse(JSON.parse(text)).documents[0] } : null;
  };

  return { commit, read };
}

/** Every acknowledged line is there once, with its text, in its place; after them at most one that was sent. */
function faultsOf(id: string, document: unknown, acknowledged: number, sent: () => number): string[] {
  const lines = documentSchema.safeParse(document).data?.lines ?? [];
  if (lines.length < acknowledged) return [`${id} has ${lines.length} lines of ${acknowledged} that were acknowledged`];
  if (lines.length > sent()) return [`${id} has ${lines.length} lines, and ${sent()} were sent`];
  const wrong = lines.findIndex(({ n, text }, place) => n !== place + 1 || text !== textOf(id, n));
  return wrong === -1 ? [] : [`${id} has another line ${wrong + 1} than the one that was acknowledged`];
}
