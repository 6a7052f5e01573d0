import { describe, expect, test } from '@jest/globals';
import { lakeOfFile } from '../lake-of-file.ts';
import { adminToken } from '../lake-under-test.ts';

const lake = lakeOfFile();

const headers = { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' };

async function status(path: string, body?: object): Promise<number> {
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  return (await fetch(`${lake().origin}/lake/v2025-02-19/${path}`, { headers, ...sent })).status;
}

const badIds = ['../../etc', '<script>', 'x'.repeat(129), '\u0000', 'a\u0000b', '-a', '.a', 'a..b', 'a b', 'ä', 'a/b', '\ud800'];

describe('ids of documents', () => {
  test.each(badIds)('%j is no id: 400 wherever one is expected', async (id) => {
    const mutations = [
      { create: { _id: id, _type: 'note' } },
      { createOrReplace: { _id: id, _type: 'note' } },
      { patch: { id, set: { a: 1 } } },
      { delete: { id } },
    ];
    for (const mutation of mutations) expect(await status('data/mutate/production', { mutations: [mutation] })).toBe(400);
    const action = { actionType: 'sanity.action.document.discard', draftId: id };
    expect(await status('data/actions/production', { actions: [action] })).toBe(400);
    // an address with a slash or half a character in it is another address, not another id
    if (/^[^/\ud800]*$/.test(id)) {
      expect(await status(`data/doc/production/${encodeURIComponent(id)}`)).toBe(400);
      expect(await status(`data/history/production/transactions/${encodeURIComponent(id)}`)).toBe(400);
    }
  });

  test.each(['a', 'A_9-b.c', 'drafts.x', 'versions.r1.x', 'x'.repeat(128)])('%j is one', async (id) => {
    expect(await status('data/mutate/production', { mutations: [{ createOrReplace: { _id: id, _type: 'note' } }] })).toBe(200);
  });

  test('one that is named a thousand times is read once', async () => {
    expect(await status('data/mutate/production', { mutations: [{ createOrReplace: { _id: 'n', _type: 'note' } }] })).toBe(200);
    const list = Array.from({ length: 1_000 }, () => 'n').join(',');
    for (const path of ['data/doc/production', 'data/history/production/documents']) {
      const answer = await fetch(`${lake().origin}/lake/v2025-02-19/${path}/${list}`, { headers });
      expect(await answer.json()).toMatchObject({ documents: [{ _id: 'n' }] });
    }
  });

  test('an id that ends with a dot is completed', async () => {
    expect(
      await status('data/mutate/production', {
        mutations: [{ create: { _id: 'drafts.', _type: 'note' } }, { create: { _id: '', _type: 'note' } }],
      }),
    ).toBe(200);
  });

  test('a NUL in any text is stored or refused, and an instant that is none is refused', async () => {
    expect(await status('data/mutate/production', { mutations: [{ create: { _type: 'note', text: 'a\u0000b' } }] })).toBe(200);
    expect(await status('users/me/keyvalue/a%00b')).toBe(400);
    expect(await status('data/history/production/documents/a?revision=%00')).toBe(400);
    expect(await status('data/history/production/documents/a?time=never')).toBe(400);
  });
});
