import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Catalogue, Model } from '#lib/catalogue/catalogue.ts';
import { catalogueHash } from '#lib/catalogue/catalogue-hash.ts';
import { publicCatalogue, toPublicCatalogue, type PublicCatalogue } from '#lib/public-api/public-catalogue.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

let catalogue: Catalogue;
let shown: PublicCatalogue;

beforeAll(async () => {
  catalogue = await seededCatalogue();
  shown = await toPublicCatalogue(catalogue, 'https://hostfront.test');
});

const sizeOf = ({ sizes }: PublicCatalogue, code: string) => sizes.find((size) => size.code === code);
const starter = 'cvm.g4a.amd.c1m1';

describe('the public catalogue', () => {
  test('has the shape that is documented, and changes its version with a price', async () => {
    expect(publicCatalogue.parse(JSON.parse(JSON.stringify(shown)))).toEqual(shown);
    expect(shown.version).toBe(await catalogueHash(catalogue));
    const dearer = { ...catalogue, models: catalogue.models.map((model) => ({ ...model, memoryGib: model.memoryGib + 1 })) };
    expect((await toPublicCatalogue(dearer, '')).version).not.toBe(shown.version);
  });

  test('is made once for each catalogue, and anew for another address of the site', async () => {
    const again = toPublicCatalogue(catalogue, 'https://hostfront.test');
    expect(await again).toBe(shown);
    expect((await toPublicCatalogue({ ...catalogue }, 'https://hostfront.test')) === shown).toBe(false);
    const elsewhere = await toPublicCatalogue(catalogue, 'https://other.test');
    expect(sizeOf(elsewhere, starter)?.regions[0]?.listed?.address).toMatch(/^https:\/\/other\.test\//);
  });

  test('gives the server that a size is listed with, its price in each currency and where it is ordered', () => {
    const listed = sizeOf(shown, starter)?.regions.find(({ region }) => region === 'US-0')?.listed;
    expect(listed).toMatchObject({
      disk: { sizeGib: 15 },
      monthly: { USD: { amountMinor: 347, amount: '3.47' }, HKD: { amountMinor: 2715, amount: '27.15' } },
    });
    expect(listed?.address).toMatch(/^https:\/\/hostfront\.test\/product\/vps-buy\?area=US-0&/);
  });

  test('has no price where none was authored, instead of 0 or a converted one', async () => {
    const inDollars = (regions: Catalogue['models'][number]['regions']) =>
      regions.map(({ region, price: { USD } }) => ({ region, price: { USD, HKD: undefined, JPY: undefined } }));
    const models = catalogue.models.map((model) => ({ ...model, regions: inDollars(model.regions) }));
    const size = sizeOf(await toPublicCatalogue({ ...catalogue, models }, ''), starter);
    expect(size?.regions[0]?.unitPrices).toMatchObject({ USD: expect.any(Number), HKD: null, JPY: null });
    expect(size?.regions[0]?.listed?.monthly).toMatchObject({ USD: { amountMinor: expect.any(Number) }, HKD: null, JPY: null });
  });

  test('shows an announced size without an order, and leaves out a withdrawn one and a region that sells nothing', async () => {
    const withStatus = (status: Model['status']) => ({
      ...catalogue,
      models: catalogue.models.map((model) => (model.code === starter ? { ...model, status } : model)),
    });
    expect(sizeOf(await toPublicCatalogue(withStatus('withdrawn'), ''), starter)).toBeUndefined();
    expect(sizeOf(await toPublicCatalogue(withStatus('not-yet-public'), ''), starter)?.regions[0]?.listed).toBeNull();
    const nothing = { ...catalogue, models: catalogue.models.map((model) => ({ ...model, regions: [] })) };
    expect(await toPublicCatalogue(nothing, '')).toMatchObject({ regions: [], sizes: [] });
  });
});
