import { describe, expect, test } from '@jest/globals';
import type { LakeDocument } from '#services/lake/documents/document.ts';
import { matcherOf, plainFilterOf } from '#services/lake/events/listen-filter.ts';

const small: LakeDocument = { _id: 'small', _type: 'note', parts: [{ _ref: 'a' }] };
const large: LakeDocument = { _id: 'large', _type: 'note', parts: Array.from({ length: 30_000 }, (_, place) => place) };

/** Whether each of the two documents is matched where it cannot block this process. */
async function askedElsewhere(query: string): Promise<string[]> {
  const asked: string[] = [];
  const concerns = matcherOf({ query, params: { id: 'a' }, publicOnly: false, listener: 'editor' }, async (_query, _params, document) => {
    asked.push(document._id);
    return true;
  });
  for (const document of [small, large, large]) await concerns(document);
  return asked;
}

describe('a filter of a listener', () => {
  test.each(['*[references($id)]', '*["a" in parts]'])(
    'that looks through documents is asked elsewhere about a large one: %s',
    async (query) => {
      expect(await askedElsewhere(query)).toEqual(['large', 'large']);
    },
  );

  test.each(['*', '*[_id == $id]', '*[defined(parts)]', '*[_type == "page" && "a" in parts]'])(
    'that does not, or means others, is asked here: %s',
    async (query) => {
      expect(await askedElsewhere(query)).toEqual([]);
    },
  );

  test('with long parameters is asked elsewhere, and not at all for a stranger', () => {
    const filter = { query: '*[_id in $ids]', params: { ids: Array.from({ length: 2_000 }, (_, place) => `id-${place}`) } };
    expect(plainFilterOf({ ...filter, publicOnly: false })).toBeNull();
    expect(() => plainFilterOf({ ...filter, publicOnly: true })).toThrow(expect.objectContaining({ status: 400 }));
    expect(plainFilterOf({ query: filter.query, params: { ids: ['a'] }, publicOnly: true })).not.toBeNull();
  });
});
