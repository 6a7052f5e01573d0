import { expect, test } from '@jest/globals';
import { reachOf, unreached } from '#scripts/prove/hostile/groq-reach.ts';
import { writtenQueries } from '#scripts/prove/hostile/hostile-groq.ts';

test('the written hostile queries alone use every function, operator and form that groq-js knows', async () => {
  const reach = reachOf(writtenQueries());
  expect(await unreached(reach)).toEqual([]);
});

test('what no query uses is named', async () => {
  const missing = await unreached(reachOf(['count(*[title match "a"])', 'not GROQ ][']));
  expect(missing).toEqual(expect.arrayContaining(['string::split', '| order', '**', 'Slice']));
  expect(missing).not.toEqual(expect.arrayContaining(['global::count']));
  expect(missing).not.toEqual(expect.arrayContaining(['match']));
});
