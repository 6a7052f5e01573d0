import { randomUUID } from 'node:crypto';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { insist } from './insist.ts';
import { headlinePattern } from './lake-writers.ts';

interface Target {
  readonly origin: string;
  readonly writeToken: string;
  /** Address of an original picture. */
  readonly picture: string;
}

const answerAtMostMs = 2_000;
const backWithinMs = 120_000;
const shownWithinMs = 90_000;
const leftsOfRendering = 1_000;

/** Requests of a visitor, a buyer and an editor: a page, a rendering that is not kept, the stock, and a write of the lake. */
const questions = {
  page: ({ origin }: Pick<Target, 'origin'>) =>
    fetch(`${origin}/`, { headers: { 'accept-language': 'en' }, redirect: 'manual', signal: AbortSignal.timeout(answerAtMostMs) }),
  picture: ({ origin, picture }: Target) =>
    fetch(`${origin}${picture}?rect=${Math.floor(Math.random() * leftsOfRendering)},0,100,100&w=64`, {
      headers: { 'x-forwarded-for': someAddress() },
      signal: AbortSignal.timeout(answerAtMostMs),
    }),
  call: ({ origin }: Target) =>
    fetch(`${origin}/myDoc/catalogue/stock`, {
      method: 'POST',
      headers: { 'x-forwarded-for': someAddress() },
      signal: AbortSignal.timeout(answerAtMostMs),
    }),
  write: ({ origin, writeToken }: Target) =>
    fetch(`${origin}/lake/v${contentApiVersion}/data/mutate/production`, {
      method: 'POST',
      headers: { authorization: `Bearer ${writeToken}` },
      body: JSON.stringify({ mutations: [{ createOrReplace: { _id: 'kills-return', _type: 'note', of: randomUUID() } }] }),
      signal: AbortSignal.timeout(answerAtMostMs),
    }),
} as const;

/** Requests per address and minute are limited. */
const someAddress = (): string => `10.200.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`;

export type Question = keyof typeof questions;

/** Milliseconds until each question has been answered; null for what is not. */
export async function untilAnswered(asked: Target): Promise<Record<Question, number | null>> {
  const startedAt = performance.now();
  const until = async (question: Question): Promise<number | null> => {
    const heard = await insist(
      () => performance.now() - startedAt > backWithinMs,
      async () => {
        const answer = await questions[question](asked);
        await answer.arrayBuffer();
        return answer.status === 200 ? { value: performance.now() - startedAt } : null;
      },
    );
    return heard?.value ?? null;
  };
  const [page, picture, call, write] = await Promise.all([until('page'), until('picture'), until('call'), until('write')]);
  return { page, picture, call, write };
}

/** Waits until the home page shows this headline or a later one; false if it does not appear. */
export async function showsHeadline(asked: Pick<Target, 'origin'>, number: number): Promise<boolean> {
  const until = performance.now() + shownWithinMs;
  const heard = await insist(
    () => performance.now() > until,
    async () => {
      const page = await (await questions.page(asked)).text();
      return Number(headlinePattern.exec(page)?.[1] ?? 0) >= number ? { value: true } : null;
    },
  );
  return heard !== null;
}
