import { expect, test } from '@jest/globals';
import { createTurns } from '#services/lake/events/listening-turns.ts';

/** The turn of the process in which each of some tasks ran, given their durations in milliseconds. */
async function turnsOf(tasks: number, taskMs: number): Promise<number[]> {
  let [time, turn, ended] = [0, 0, false];
  const count = (): void => {
    turn += 1;
    if (!ended) setImmediate(count);
  };
  setImmediate(count);
  const doInTurn = createTurns(() => time);
  const done: number[] = [];
  await Promise.all(
    Array.from({ length: tasks }, () =>
      doInTurn(() => {
        done.push(turn);
        time += taskMs;
      }),
    ),
  );
  ended = true;
  return done;
}

test('what takes long for many listeners is done one by one, with a turn for everybody else in between', async () => {
  const turns = await turnsOf(5, 300);
  expect(new Set(turns).size).toBe(5);
});

test('what takes a moment is done at once', async () => {
  expect(new Set(await turnsOf(5, 1))).toEqual(new Set([0]));
});
