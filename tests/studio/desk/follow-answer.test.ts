import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { of, Subject } from 'rxjs';
import { followAnswer } from '#studio/desk/follow-answer.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

function followed() {
  const events = new Subject<unknown>();
  const asked: string[] = [];
  const answers: unknown[] = [];
  let answer = 'v2';
  const client = {
    observable: {
      fetch: (query: string) => {
        asked.push(query);
        return of(answer);
      },
    },
    listen: (query: string) => {
      asked.push(`listens to ${query}`);
      return events;
    },
  };
  const subscription = followAnswer(client, '_type == "article"', 'texts').subscribe((each) => answers.push(each));
  return { events, asked, answers, subscription, become: (next: string) => void (answer = next) };
}

test('a list of the desk has its answer at once, and another one after a change, once for several together', () => {
  const { events, asked, answers, become, subscription } = followed();
  expect([asked, answers]).toEqual([['listens to *[_type == "article"]', 'texts'], ['v2']]);
  become('v3');
  for (const event of ['mutation', 'mutation', 'mutation']) events.next(event);
  jest.advanceTimersByTime(1_000);
  expect(answers).toEqual(['v2', 'v3']);
  subscription.unsubscribe();
});

test('what comes about by the clock alone is seen within half a minute, and nothing is asked once the list is closed', () => {
  const { answers, asked, become, subscription } = followed();
  become('v3 in force');
  jest.advanceTimersByTime(30_000);
  expect(answers).toEqual(['v2', 'v3 in force']);
  subscription.unsubscribe();
  jest.advanceTimersByTime(120_000);
  expect(asked).toHaveLength(3);
});
