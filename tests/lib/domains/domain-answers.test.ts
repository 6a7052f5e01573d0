import { describe, expect, test } from '@jest/globals';
import type { DomainAnswer } from '#lib/contracts/calls/domain-calls.ts';
import { createDomainAnswers, type AskDomains } from '#lib/domains/domain-answers.ts';

const free = (name: string): DomainAnswer => ({ name, state: 'free', ageSeconds: 0, variants: [] });
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `n${index}.com`);

function open(answer: AskDomains) {
  const calls: { names: readonly string[]; again: boolean }[] = [];
  const pauses: number[] = [];
  const answers = createDomainAnswers({
    ask: (asked, again) => {
      calls.push({ names: asked, again });
      return answer(asked, again);
    },
    pause: async (ms) => void pauses.push(ms),
  });
  const stateOf = (name: string): string | undefined => answers.store.current().answers.get(name)?.state;
  return { answers, calls, pauses, stateOf };
}

const all: AskDomains = async (asked) => ({ ok: true, message: { answers: asked.map(free), pending: [], example: false } });

describe('R-5.14 collecting answers', () => {
  test('200 names are four calls of 50, and none is asked for twice', async () => {
    const { answers, calls, stateOf } = open(all);
    await Promise.all([answers.want(names(200)), answers.want(names(200))]);
    await answers.want(names(200));
    expect(calls.map((call) => call.names.length)).toEqual([50, 50, 50, 50]);
    expect(names(200).every((name) => stateOf(name) === 'free')).toBe(true);
  });

  test('what is pending is asked for again, after a pause where nothing came', async () => {
    let turn = 0;
    const { answers, calls, pauses } = open(async (asked) => {
      turn += 1;
      const some = turn === 2 ? [] : asked.slice(0, 1);
      return { ok: true, message: { answers: some.map(free), pending: asked.slice(some.length), example: false } };
    });
    await answers.want(names(3));
    expect(calls.map((call) => call.names.length)).toEqual([3, 2, 2, 1]);
    expect(pauses).toHaveLength(1);
  });

  test('a service that never comes to an end is left', async () => {
    const { answers, calls, stateOf } = open(async (asked) => ({ ok: true, message: { answers: [], pending: asked, example: false } }));
    await answers.want(['a.com']);
    expect(calls).toHaveLength(70);
    expect(stateOf('a.com')).toBe('unknown');
  });

  test.each([
    [429, 'limited'],
    [503, 'away'],
    [null, 'away'],
  ])('a call that fails with %p leaves its names unknown: %s', async (status, reason) => {
    const { answers } = open(async () => ({ ok: false, kind: 'busy', reason: 'status', status, text: null }));
    await answers.want(['a.com']);
    expect(answers.store.current().answers.get('a.com')).toMatchObject({ state: 'unknown', reason });
  });

  test('a retry forgets the answer, and asks anew', async () => {
    const { answers, calls, stateOf } = open(all);
    await answers.want(['a.com', 'b.com']);
    const retried = answers.retry('a.com');
    expect(stateOf('a.com')).toBeUndefined();
    await answers.retry('a.com');
    await retried;
    expect(calls.slice(1)).toEqual([{ names: ['a.com'], again: true }]);
    expect(stateOf('a.com')).toBe('free');
  });
});
