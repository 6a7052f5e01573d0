import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { parseEach, parseOne, type DroppedElement } from '#lib/content/values/parse-each.ts';

const schema = z.object({ _id: z.string(), n: z.number() });

test('R-4 a malformed element drops itself alone and is reported by its id', () => {
  const dropped: DroppedElement[] = [];
  const list = [{ _id: 'a', n: 1 }, { _id: 'b', n: 'x' }, null, { _id: 'c', n: 3 }];
  expect(parseEach(schema, list, 'thing', (each) => void dropped.push(each))).toEqual([
    { _id: 'a', n: 1 },
    { _id: 'c', n: 3 },
  ]);
  expect(dropped.map(({ what, id }) => [what, id])).toEqual([
    ['thing', 'b'],
    ['thing', null],
  ]);
});

test('an answer that is no list is empty, and a document that is not there is null without a report', () => {
  const dropped: DroppedElement[] = [];
  const report = (each: DroppedElement) => void dropped.push(each);
  expect(parseEach(schema, { not: 'a list' }, 'thing', report)).toEqual([]);
  expect(parseOne(schema, null, 'thing', report)).toBeNull();
  expect(dropped).toEqual([]);
  expect(parseOne(schema, { _id: 'a' }, 'thing', report)).toBeNull();
  expect(dropped).toHaveLength(1);
});
