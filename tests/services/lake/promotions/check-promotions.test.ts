import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import type { RefusalOfPrices } from '#services/lake/promotions/check-promotions.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';
import { adminToken, openLake, type LakeUnderTest } from '../lake-under-test.ts';

let database: Database;
let under: LakeUnderTest;
const refusalOfPrices = jest.fn<RefusalOfPrices>();

beforeAll(async () => {
  database = await openTestDatabase();
  under = await openLake(database, { refusalOfPrices });
}, 60_000);

afterAll(async () => {
  await under.close();
  await database.close();
});

const promotion = {
  _id: 'promotion-vps',
  _type: 'promotion',
  slug: { _type: 'slug', current: 'vps' },
  discountPercent: 20,
  startsAt: '2026-11-01T00:00:00Z',
  endsAt: '2026-11-29T00:00:00Z',
};
const tooLong = { ...promotion, endsAt: '2026-11-29T00:01:00Z' };

beforeEach(async () => {
  refusalOfPrices.mockReset().mockResolvedValue(null);
  await under.lake.importDocuments([{ _id: 'siteSettings', _type: 'siteSettings' }]);
  expect(await mutate({ createOrReplace: promotion }, { delete: { id: 'drafts.promotion-vps' } })).toEqual({ status: 200 });
  refusalOfPrices.mockClear();
});

const answerSchema = z.looseObject({
  error: z
    .looseObject({ items: z.array(z.looseObject({ error: z.looseObject({ type: z.string(), description: z.string() }) })) })
    .optional(),
});

async function post(path: string, body: object, token = adminToken): Promise<{ status: number; type?: string; reason?: string }> {
  const response = await fetch(`${under.origin}/lake/v2025-02-19/data/${path}/production`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  const error = answerSchema.parse(await response.json()).error?.items[0]?.error;
  return { status: response.status, ...(error ? { type: error.type, reason: error.description } : {}) };
}

const mutate = (...mutations: object[]) => post('mutate', { mutations });
const refused = (reason: string) => ({ status: 409, type: 'promotionError', reason });
const longer = refused('A promotion runs for at most 28 days (site settings); this one would run for 29.');

describe('R-6 what a promotion must not do, the lake refuses to a script and to the Studio alike', () => {
  test('to run longer than 28 days, unless the site settings say otherwise', async () => {
    expect(await mutate({ createOrReplace: tooLong })).toEqual(longer);
    expect(await mutate({ patch: { id: promotion._id, set: { endsAt: tooLong.endsAt } } })).toEqual(longer);
    expect(await mutate({ patch: { query: '*[_type == "promotion"]', set: { endsAt: tooLong.endsAt } } })).toEqual(longer);
    const setting = (days: number) => ({ createOrReplace: { _id: 'siteSettings', _type: 'siteSettings', promotionDaysAtMost: days } });
    expect(await mutate(setting(29), { createOrReplace: tooLong })).toEqual({ status: 200 });
    expect(await mutate(setting(27), { createOrReplace: promotion })).toMatchObject({ status: 409 });
    expect(await mutate(setting(28), { createOrReplace: promotion })).toEqual({ status: 200 });
  });

  test('to come again before it is over', async () => {
    const reason = 'It would come again before it is over: it runs for 28 days.';
    expect(await mutate({ patch: { id: promotion._id, set: { repeatsEveryDays: 28 } } })).toEqual(refused(reason));
  });

  test('what the history of prices does not allow, with its sentence', async () => {
    refusalOfPrices.mockResolvedValue('This would raise a price.');
    expect(await mutate({ patch: { id: promotion._id, set: { discountPercent: 10 } } })).toEqual(refused('This would raise a price.'));
    expect(refusalOfPrices).toHaveBeenCalledWith(expect.objectContaining({ _id: promotion._id, discountPercent: 10 }));
  });

  test('by an editor’s publication as well; a draft may say anything', async () => {
    const { token } = under.editor('editor');
    const draft = { createOrReplace: { ...tooLong, _id: 'drafts.promotion-vps' } };
    expect(await post('mutate', { mutations: [draft] }, token)).toEqual({ status: 200 });
    const publish = { actionType: 'sanity.action.document.publish', draftId: 'drafts.promotion-vps', publishedId: promotion._id };
    expect(await post('actions', { actions: [publish] }, token)).toEqual(longer);
    expect(refusalOfPrices).not.toHaveBeenCalled();
  });

  test('not a change of its words, its deletion, or a document of another type', async () => {
    const settings = { _id: 'siteSettings', _type: 'siteSettings', promotionDaysAtMost: 7 };
    expect(await mutate({ createOrReplace: settings }, { patch: { id: promotion._id, set: { order: 2 } } })).toEqual({ status: 200 });
    const { _id, ...fields } = tooLong;
    expect(await mutate({ createOrReplace: { ...fields, _id: 'group', _type: 'groupCampaign' } })).toEqual({ status: 200 });
    expect(await mutate({ delete: { id: _id } })).toEqual({ status: 200 });
    expect(refusalOfPrices).not.toHaveBeenCalled();
    await mutate({ createOrReplace: { ...settings, promotionDaysAtMost: 28 } });
  });
});
