import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { sql } from 'drizzle-orm';
import { humanChallenge, type Puzzle } from '#lib/contracts/calls/human-calls.ts';
import type { HumanAction } from '#lib/human/human-actions.ts';
import { createAltchaProvider } from '#services/mydoc/human/altcha-provider.ts';
import { spendProof, useAnswer } from '#services/mydoc/human/proof-store.ts';
import { createWidgetProvider } from '#services/mydoc/human/widget-provider.ts';
import { startMydoc, type MydocUnderTest } from '../mydoc-under-test.ts';

const clock = { offsetMs: 0 };
const now = (): Date => new Date(Date.now() + clock.offsetMs);
const little = { cost: 10, tries: [1, 5] } as const;
let mydoc: MydocUnderTest;

beforeAll(async () => {
  mydoc = await startMydoc({ humanCheck: createAltchaProvider({ secret: 'a secret of tests', now, ...little }) });
}, 60_000);

afterAll(() => mydoc.close());

async function puzzleFor(action: HumanAction): Promise<Puzzle> {
  const challenge = humanChallenge.output.parse((await mydoc.call('human/challenge', { action })).message);
  if (challenge.provider !== 'altcha') throw new Error('no puzzle');
  return challenge.challenge;
}

async function answerOf(puzzle: Puzzle): Promise<string> {
  return JSON.stringify({ challenge: puzzle, solution: await solveChallenge({ challenge: puzzle, deriveKey }) });
}

const verify = (action: HumanAction, answer: string) => mydoc.call('human/verify', { action, answer });

async function proofFor(action: HumanAction): Promise<string> {
  const { message } = await verify(action, await answerOf(await puzzleFor(action)));
  return (message as { proof: string }).proof;
}

describe('R-5.7 the embedded check', () => {
  test('gives a proof for an answer, which the action takes once', async () => {
    const answer = await verify('contact', await answerOf(await puzzleFor('contact')));
    expect(answer).toMatchObject({ code: 2000, message: { proof: expect.stringMatching(/^[\w-]{32}$/), expiresInMs: 600_000 } });
    const proof = await proofFor('contact');
    const taken = await Promise.all(Array.from({ length: 5 }, () => spendProof(mydoc.database.executor, proof, 'contact')));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('an answer counts once, also when it is sent five times at once', async () => {
    const answer = await answerOf(await puzzleFor('contact'));
    const codes = (await Promise.all(Array.from({ length: 5 }, () => verify('contact', answer)))).map(({ code }) => code);
    expect(codes.toSorted()).toEqual([2000, 4001, 4001, 4001, 4001]);
  });

  test('an answer that was judged in its last moment and noted after it counts once too', async () => {
    const untilMs = Date.now() - 1_000;
    const noted = [
      await useAnswer(mydoc.database.executor, 'altcha last', untilMs),
      await useAnswer(mydoc.database.executor, 'altcha last', untilMs),
    ];
    expect(noted).toEqual([true, false]);
  });

  test('an answer and a proof count for their own action alone', async () => {
    expect(await verify('order', await answerOf(await puzzleFor('contact')))).toMatchObject({
      code: 4104,
      message: { key: 'humanVerificationNeeded', isShow: 0 },
    });
    const proof = await proofFor('contact');
    expect(await spendProof(mydoc.database.executor, proof, 'order')).toBe(false);
    expect(await spendProof(mydoc.database.executor, proof, 'contact')).toBe(true);
  });

  test('a challenge is open for 10 minutes, and so is a proof', async () => {
    const answer = await answerOf(await puzzleFor('contact'));
    clock.offsetMs = 10 * 60_000 + 1_000;
    expect(await verify('contact', answer)).toMatchObject({ code: 4104 });
    clock.offsetMs = 9 * 60_000;
    expect(await verify('contact', answer)).toMatchObject({ code: 2000 });
    clock.offsetMs = 0;
    const proof = await proofFor('contact');
    await mydoc.database.executor.execute(sql`UPDATE human_proof SET expires_at = now()`);
    expect(await spendProof(mydoc.database.executor, proof, 'contact')).toBe(false);
  });

  test('what was changed, made easier, made elsewhere or made up is no answer', async () => {
    const puzzle = await puzzleFor('contact');
    const answer = JSON.parse(await answerOf(puzzle)) as { challenge: Puzzle; solution: { counter: number; derivedKey: string } };
    const foreign = await createAltchaProvider({ secret: 'another secret', now, ...little }).challenge('contact');
    const attempts = [
      'x',
      '{}',
      '[]',
      'null',
      JSON.stringify({ challenge: puzzle }),
      JSON.stringify({ ...answer, solution: { ...answer.solution, derivedKey: '00'.repeat(32) } }),
      JSON.stringify({ ...answer, solution: { ...answer.solution, counter: -1 } }),
      JSON.stringify({ ...answer, challenge: { ...puzzle, parameters: { ...puzzle.parameters, expiresAt: 9_999_999_999 } } }),
      JSON.stringify({ ...answer, challenge: { ...puzzle, parameters: { ...puzzle.parameters, nonce: '00'.repeat(16) } } }),
      JSON.stringify({ ...answer, challenge: { ...puzzle, parameters: { ...puzzle.parameters, cost: 1_000_000_000 } } }),
      JSON.stringify({ ...answer, challenge: { ...puzzle, signature: '' } }),
      JSON.stringify({ ...answer, challenge: { parameters: puzzle.parameters } }),
      foreign.provider === 'altcha' ? await answerOf(foreign.challenge) : '',
    ];
    for (const attempt of attempts)
      expect([attempt.slice(0, 40), (await verify('contact', attempt)).code]).toEqual([attempt.slice(0, 40), 4104]);
    expect(await verify('contact', JSON.stringify(answer))).toMatchObject({ code: 2000 });
  });

  test('ALTCHA’s own widget, which sends base64, is understood too', async () => {
    const answer = Buffer.from(await answerOf(await puzzleFor('claim'))).toString('base64');
    expect(await verify('claim', answer)).toMatchObject({ code: 2000 });
  });

  test('its puzzle takes a browser a moment: between 100 and 300 tries of 12,000 rounds', async () => {
    const challenge = await createAltchaProvider({ secret: 'a secret of tests', now }).challenge('contact');
    if (challenge.provider !== 'altcha') throw new Error('no puzzle');
    const solution = await solveChallenge({ challenge: challenge.challenge, deriveKey });
    expect(challenge.challenge.parameters.cost).toBe(12_000);
    expect(solution?.counter).toBeGreaterThanOrEqual(100);
    expect(solution?.counter).toBeLessThan(300);
  });
});

describe('a provider’s widget', () => {
  const visitor = { host: 'hosting.example:3000' };
  const settings = { siteKey: 'site-key', secret: 'its secret', now };
  const provider = (name: 'turnstile' | 'hcaptcha', verdict: unknown, status = 200) => {
    const send = jest.fn(async (_address: unknown, _init?: RequestInit) => new Response(JSON.stringify(verdict), { status }));
    return { send, check: createWidgetProvider({ ...settings, provider: name, fetch: (address, init) => send(address, init) }) };
  };

  test('is named with its site key, and asked about the answer by our secret', async () => {
    const { send, check } = provider('turnstile', { success: true, action: 'order', hostname: 'hosting.example' });
    expect(await check.challenge('order')).toEqual({ provider: 'turnstile', siteKey: 'site-key' });
    expect(await check.judge('answer', 'order', visitor)).toMatchObject({ ok: true, id: expect.stringMatching(/^turnstile /) });
    const [address, init] = send.mock.calls[0] ?? [];
    expect([String(address), String(init?.body)]).toEqual([
      'https://challenges.cloudflare.com/turnstile/v0/siteverify',
      'secret=its+secret&response=answer&sitekey=site-key',
    ]);
  });

  test.each([
    ['turnstile', { success: false }],
    ['turnstile', { success: true, action: 'contact', hostname: 'hosting.example' }],
    ['turnstile', { success: true, action: 'order', hostname: 'other.example' }],
    ['turnstile', { success: true }],
    ['hcaptcha', { success: false }],
    ['hcaptcha', { success: true, hostname: 'other.example' }],
  ] as const)('%s is not believed with %j', async (name, verdict) => {
    expect(await provider(name, verdict).check.judge('answer', 'order', visitor)).toEqual({ ok: false });
  });

  test('hCaptcha knows no actions', async () => {
    expect(
      await provider('hcaptcha', { success: true, hostname: 'hosting.example' }).check.judge('answer', 'order', visitor),
    ).toMatchObject({ ok: true });
  });

  test('that is unavailable makes the call answer busy, never a pass', async () => {
    await expect(provider('turnstile', 'x', 502).check.judge('answer', 'order', visitor)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });
});
