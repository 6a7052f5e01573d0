import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { parseEach, parseOne, type LeftOutElement } from '#lib/content/values/parse-each.ts';

const schema = z.object({ _id: z.string(), n: z.number() });

test('R-4 a malformed element is left out alone and is reported by its id', () => {
  const leftOut: LeftOutElement[] = [];
  const list = [{ _id: 'a', n: 1 }, { _id: 'b', n: 'x' }, null, { _id: 'c', n: 3 }];
  expect(parseEach(schema, list, 'thing', (each) => void leftOut.push(each))).toEqual([
    { _id: 'a', n: 1 },
    { _id: 'c', n: 3 },
  ]);
  expect(leftOut.map(({ what, id }) => [what, id])).toEqual([
    ['thing', 'b'],
    ['thing', null],
  ]);
});

test('an answer that is no list is empty, and a document that is not there is null without a report', () => {
  const leftOut: LeftOutElement[] = [];
  const report = (each: LeftOutElement) => void leftOut.push(each);
  expect(parseEach(schema, { not: 'a list' }, 'thing', report)).toEqual([]);
  expect(parseOne(schema, null, 'thing', report)).toBeNull();
  expect(leftOut).toEqual([]);
  expect(parseOne(schema, { _id: 'a' }, 'thing', report)).toBeNull();
  expect(leftOut).toHaveLength(1);
});
