import { describe, expect, test } from '@jest/globals';
import {
  groupSeenAt,
  groupTransition,
  joinRefusal,
  paidSeats,
  takenSeats,
  type Group,
  type GroupEvent,
} from '#services/mydoc/group-seats/group-machine.ts';

const hourMs = 3_600_000;
const deadlineMs = 5 * 24 * hourMs;
const fresh: Group = {
  state: 'leader-unpaid',
  headCount: 2,
  deadlineMs: null,
  seats: [{ order: 'a', isLeader: true, state: 'held', heldUntilMs: 3 * hourMs }],
};
const paid = (order: string, nowMs = 0): GroupEvent => ({ kind: 'paid', order, nowMs });
const joined = (order: string, nowMs = 0): GroupEvent => ({ kind: 'joined', order, heldUntilMs: nowMs + 3 * hourMs, nowMs });
const run = (events: readonly GroupEvent[], from: Group = fresh): Group =>
  events.reduce((group, event) => groupTransition(group, event).group, from);

const open = run([paid('a')]);
const full = run([paid('a'), joined('b')]);
const succeeded = run([paid('a'), joined('b'), paid('b')]);
const failed = run([paid('a'), { kind: 'due', nowMs: deadlineMs }]);

describe('a group', () => {
  test('R-7.2 opens with its leader’s payment, for 5 days; before it nobody joins', () => {
    expect(groupTransition(fresh, joined('b')).group).toBe(fresh);
    const { group, effects } = groupTransition(fresh, paid('a', 7));
    expect([group.state, group.deadlineMs, effects]).toEqual(['open', deadlineMs + 7, [{ kind: 'opened', deadlineMs: deadlineMs + 7 }]]);
  });

  test('R-7.2 is void when its leader gives the seat up unpaid', () => {
    expect(run([{ kind: 'given-up', order: 'a', nowMs: 0 }]).state).toBe('void');
  });

  test('R-7.4 counts held seats as taken, is open again when one is given up, and succeeds when the last one is paid', () => {
    expect([full.state, takenSeats(full), paidSeats(full)]).toEqual(['full', 2, 1]);
    expect(run([{ kind: 'given-up', order: 'b', nowMs: 0 }], full).state).toBe('open');
    expect(groupTransition(full, paid('b'))).toMatchObject({ group: { state: 'succeeded' }, effects: [{ kind: 'settle' }] });
  });

  test('R-7.5 fails at its deadline, inclusive, before anything else happens to it', () => {
    expect(groupTransition(open, { kind: 'due', nowMs: deadlineMs - 1 }).group).toBe(open);
    expect(groupTransition(open, { kind: 'due', nowMs: deadlineMs })).toMatchObject({
      group: { state: 'failed' },
      effects: [{ kind: 'settle' }],
    });
    expect(groupTransition(full, paid('b', deadlineMs))).toMatchObject({ group: { state: 'failed' }, effects: [{ kind: 'settle' }] });
    expect(run([joined('b', deadlineMs)], open)).toMatchObject({ state: 'failed', seats: [{ order: 'a' }] });
  });

  test('R-7.6 says why nobody can join, by its state', () => {
    const states = [fresh, full, succeeded, failed, open].map((group) => joinRefusal(group, 1));
    expect(states).toEqual(['groupLeaderUnpaid', 'groupFull', 'groupLaunched', 'groupEnded', null]);
    expect(joinRefusal(open, deadlineMs)).toBe('groupEnded');
  });

  test('is unmoved by what comes twice, or after its end', () => {
    for (const group of [succeeded, failed])
      for (const event of [paid('a'), paid('b'), joined('c'), joined('a'), { kind: 'due', nowMs: deadlineMs } as const])
        expect(groupTransition(group, event).group).toBe(group);
    expect(groupTransition(open, paid('a')).group).toBe(open);
    expect(groupTransition(full, joined('b')).group).toBe(full);
  });

  test('of three: each member moves a seat of its own, and two payments are no success', () => {
    const three = run([paid('a'), joined('b'), joined('c')], { ...fresh, headCount: 3 });
    expect(three.seats.map(({ order, isLeader, state }) => [order, isLeader, state])).toEqual([
      ['a', true, 'paid'],
      ['b', false, 'held'],
      ['c', false, 'held'],
    ]);
    const two = run([paid('c')], three);
    expect([two.state, two.seats.map(({ state }) => state)]).toEqual(['full', ['paid', 'held', 'paid']]);
    const left = run([{ kind: 'given-up', order: 'b', nowMs: 0 }], two);
    expect([left.state, left.seats.map(({ state }) => state)]).toEqual(['open', ['paid', 'released', 'paid']]);
    const again = run([joined('b')], left);
    expect(again.seats.map(({ order, state }) => [order, state])).toEqual([
      ['a', 'paid'],
      ['c', 'paid'],
      ['b', 'held'],
    ]);
    const { group } = groupTransition(run([joined('b')], { ...open, headCount: 3 }), joined('b', 5));
    expect(group.seats.map(({ heldUntilMs }) => heldUntilMs)).toEqual([3 * hourMs, 3 * hourMs]);
  });

  test('knows nothing of other orders', () => {
    for (const event of [paid('x'), { kind: 'given-up', order: 'x', nowMs: 0 } as const, { kind: 'refunded', order: 'x' } as const])
      for (const group of [fresh, open, full, succeeded]) expect(groupTransition(group, event)).toEqual({ group, effects: [] });
  });

  test('counts a seat no more whose money goes back, and stays what it was', () => {
    const after = run([{ kind: 'refunded', order: 'b' }], succeeded);
    expect([after.state, takenSeats(after)]).toEqual(['succeeded', 1]);
  });

  test('is seen as the time has made it, though nobody wrote that: seats without time are free, and the deadline has passed', () => {
    expect(groupSeenAt(full, 3 * hourMs - 1)).toBe(full);
    expect(groupSeenAt(full, 3 * hourMs)).toMatchObject({ state: 'open' });
    expect(groupSeenAt(fresh, 3 * hourMs).state).toBe('void');
    expect(groupSeenAt(full, deadlineMs).state).toBe('failed');
  });

  test('a seat that was given up is taken again while one is free', () => {
    const free = run([{ kind: 'given-up', order: 'b', nowMs: 0 }], full);
    expect(run([joined('b', 9), paid('b', 9)], free).state).toBe('succeeded');
    const taken = run([joined('c')], free);
    expect(groupTransition(taken, joined('b')).group).toBe(taken);
  });
});
