import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { largerSizes } from '#lib/catalogue/larger-sizes.ts';
import { changedServer, largerDisk, largerTraffic, type ChangeWish } from '#lib/orders/changes/server-change.ts';
import { randomConfiguration } from '#tests/lib/catalogue/random-configuration.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

const server = { region: 'US-0', model: 'cvm.g4a.amd.c2m4', disk: { type: 'ssd_cloud_disk', sizeGib: 40 }, traffic: 't500' };

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await seededCatalogue();
});

const changed = (wish: ChangeWish, now: typeof server = server, known = catalogue) => changedServer(known, now, wish);
const withModel = (code: string, change: object): Catalogue => ({
  ...catalogue,
  models: catalogue.models.map((model) => (model.code === code ? { ...model, ...change } : model)),
});

describe('R-5.15 the size of a server', () => {
  test('becomes a larger one of its series', () => {
    expect(changed({ model: 'cvm.g4a.amd.c4m8' })).toEqual({
      ok: true,
      kind: 'upgrade',
      configuration: { ...server, model: 'cvm.g4a.amd.c4m8' },
    });
  });

  test.each([
    ['the same size', 'cvm.g4a.amd.c2m4', 'changeNotOffered'],
    ['a smaller one', 'cvm.g4a.amd.c1m1', 'changeNotOffered'],
    ['one of another series', 'cvm.g1a.amd.c8m16', 'changeNotOffered'],
    ['an unknown one', 'cvm.nothing', 'notOnSale'],
  ])('does not become %s', (_what, model, key) => {
    expect(changed({ model })).toEqual({ ok: false, key, field: 'model' });
  });

  test('does not become one that is not on sale, not sold in its region, sold once, or to try', () => {
    const code = 'cvm.g4a.amd.c4m8';
    const key = (change: object) => {
      const result = changed({ model: code }, server, withModel(code, change));
      return result.ok ? 'ok' : result.key;
    };
    expect([key({ status: 'not-yet-public' }), key({ regions: [] }), key({ onePerPerson: true }), key({ trial: true })]).toEqual([
      ...['notOnSale', 'notOnSale'],
      ...['changeNotOffered', 'changeNotOffered'],
    ]);
  });

  test('of a server whose size is gone from the catalogue becomes nothing else', () => {
    const now = { ...server, model: 'cvm.gone' };
    expect(changed({ model: 'cvm.g4a.amd.c4m8' }, now)).toEqual({ ok: false, key: 'changeNotOffered', field: 'model' });
  });
});

describe('R-5.15 the boot disk and the traffic of a server', () => {
  test('become more, each by itself or both', () => {
    const both = { ...server, disk: { ...server.disk, sizeGib: 41 }, traffic: 't1000' };
    expect(changed({ diskGib: 41 })).toMatchObject({ kind: 'expansion', configuration: { ...both, traffic: 't500' } });
    expect(changed({ traffic: 't1000' })).toMatchObject({ kind: 'expansion', configuration: { ...both, disk: server.disk } });
    expect(changed({ diskGib: 41, traffic: 't1000' })).toMatchObject({ kind: 'expansion', configuration: both });
  });

  test('have bounds: a GiB more than now, and what its type has at most', () => {
    const { maxGib } = catalogue.diskTypes.find(({ code }) => code === server.disk.type) ?? { maxGib: 0 };
    expect(largerDisk(catalogue, server)).toEqual({ min: 41, max: maxGib });
    const full = { ...server, disk: { ...server.disk, sizeGib: maxGib } };
    expect(largerDisk(catalogue, full)).toBeNull();
    expect(changed({ diskGib: maxGib })).toMatchObject({ ok: true });
    expect(changed({ diskGib: maxGib + 1 })).toEqual({
      ...{ ok: false, key: 'systemDiskSizeWrong', field: 'diskGib' },
      values: { min: 41, max: maxGib },
    });
    expect(changed({ diskGib: 39 })).toMatchObject({ key: 'systemDiskSizeWrong' });
    expect(changed({ diskGib: 40.5 })).toMatchObject({ key: 'systemDiskSizeWrong' });
    expect(changed({ diskGib: maxGib + 1 }, full)).toMatchObject({ key: 'changeNotOffered', field: 'diskGib' });
    const other = {
      ...catalogue,
      diskTypes: catalogue.diskTypes.map((type) => (type.code === server.disk.type ? { ...type, maxGib: 77 } : type)),
    };
    const reversed = { ...other, diskTypes: other.diskTypes.toReversed() };
    for (const known of [other, reversed]) expect(largerDisk(known, server)).toEqual({ min: 41, max: 77 });
  });

  test('are plans with more than now', () => {
    expect(largerTraffic(catalogue, server).map(({ code }) => code)).toEqual(['t1000']);
    expect(largerTraffic(catalogue, { ...server, traffic: 't1000' })).toEqual([]);
    expect(largerTraffic(catalogue, { ...server, traffic: 'gone' })).toEqual([]);
    expect(changed({ traffic: 't500' }, { ...server, traffic: 't1000' })).toEqual({ ok: false, key: 'changeNotOffered', field: 'traffic' });
    expect(changed({ traffic: 't9000' })).toEqual({ ok: false, key: 'changeNotOffered', field: 'traffic' });
    const more = catalogue.trafficPlans.flatMap((plan) =>
      plan.code === 't1000' ? [9_000, 4_000].map((outboundGb) => ({ ...plan, code: `t${outboundGb}`, outboundGb })) : [],
    );
    const known = { ...catalogue, trafficPlans: [...more, ...catalogue.trafficPlans] };
    expect(largerTraffic(known, server).map(({ code }) => code)).toEqual(['t1000', 't4000', 't9000']);
  });

  test('do not change together with the size, and something has to change', () => {
    expect(changed({ model: 'cvm.g4a.amd.c4m8', diskGib: 41 })).toEqual({ ok: false, key: 'dataError', field: 'model' });
    expect(changed({ model: 'cvm.g4a.amd.c4m8', traffic: 't1000' })).toEqual({ ok: false, key: 'dataError', field: 'model' });
    expect(changed({})).toEqual({ ok: false, key: 'changeNotOffered', field: 'diskGib' });
    expect(changed({ diskGib: 40, traffic: 't500' })).toMatchObject({ key: 'changeNotOffered' });
  });
});

test('R-5.15 whatever a server is: what it can become is larger, of its series, and of its region, and twice its size is among it', () => {
  fc.assert(
    fc.property(randomConfiguration(catalogue), (now) => {
      const seriesOf = (code: string) => catalogue.models.find((model) => model.code === code)?.series;
      const before = catalogue.models.find((model) => model.code === now.model);
      const doubled = catalogue.models.find(
        ({ status, series, regions, vcpu, memoryGib }) =>
          status === 'on-sale' &&
          series === before?.series &&
          regions.some(({ region }) => region === now.region) &&
          vcpu === 2 * before.vcpu &&
          memoryGib === 2 * before.memoryGib,
      );
      if (doubled) expect(largerSizes(catalogue, now)).toContain(doubled);
      for (const { code, vcpu, memoryGib, regions } of largerSizes(catalogue, now)) {
        expect(seriesOf(code)).toBe(seriesOf(now.model));
        expect(regions.some(({ region }) => region === now.region)).toBe(true);
        expect(vcpu + memoryGib).toBeGreaterThan((before?.vcpu ?? 0) + (before?.memoryGib ?? 0));
        expect(changedServer(catalogue, now, { model: code }).ok).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
