import { beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Catalogue } from '#lib/catalogue/catalogue.ts';
import { addMonths } from '#lib/catalogue/period-end.ts';
import type { Configuration } from '#lib/catalogue/configuration.ts';
import { price } from '#lib/catalogue/price.ts';
import { currencies, type Currency } from '#lib/money/currencies.ts';
import { changePrice, type PaidPeriod } from '#lib/orders/changes/change-price.ts';
import { largerSizes } from '#lib/catalogue/larger-sizes.ts';
import { largerDisk, largerTraffic } from '#lib/orders/changes/server-change.ts';
import { daysBetween } from '#lib/orders/whole-days.ts';
import { dayMs } from '#lib/time/lengths.ts';
import { randomConfiguration } from '#tests/lib/catalogue/random-configuration.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

const server: Configuration = { region: 'US-0', model: 'cvm.g4a.amd.c1m1', disk: { type: 'ssd_cloud_disk', sizeGib: 15 }, traffic: 't500' };
const startMs = Date.UTC(2026, 0, 1);
const month: PaidPeriod = { fromMs: startMs, untilMs: addMonths(startMs, 1), period: '1m' };

let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await seededCatalogue();
});

function amountsOf(after: Partial<Configuration>, nowMs: number, periods: readonly PaidPeriod[] = [month], known = catalogue) {
  const result = changePrice(known, { before: server, after: { ...server, ...after }, currency: 'USD' }, periods, nowMs);
  if (!result.ok) throw new Error(result.reason);
  return result;
}

const listPrice = (configuration: Configuration, period: string, currency: Currency = 'USD'): number => {
  const result = price(catalogue, configuration, period, currency);
  if (!result.ok) throw new Error(result.reason);
  return result.total.amountMinor;
};

describe('R-5.15 the price of a change', () => {
  const after = { model: 'cvm.g4a.amd.c2m4' };
  const whole = () => listPrice({ ...server, ...after }, '1m') - listPrice(server, '1m');

  test('of a whole period is the difference of the two list prices, as the line of what becomes more', () => {
    const result = amountsOf(after, startMs);
    expect(result).toEqual({
      ok: true,
      lines: [{ kind: 'model', code: after.model, quantity: 1, amountMinor: whole() }],
      totalMinor: whole(),
      days: 31,
    });
  });

  test('of the days that are left is their share, rounded half up; a day that has begun is free', () => {
    const at = (days: number, moreMs = 0) => amountsOf(after, startMs + days * dayMs + moreMs);
    expect(at(21)).toMatchObject({ days: 10, totalMinor: Math.round((whole() * 10) / 31) });
    expect(at(20, 1)).toEqual(at(21));
    expect(at(30)).toMatchObject({ days: 1, totalMinor: Math.round(whole() / 31) });
    expect(at(30, 1)).toMatchObject({ days: 0, totalMinor: 0 });
  });

  test('of a period with a discount takes that off the difference, and of a renewal it has the discount of its own period', () => {
    const year: PaidPeriod = { fromMs: month.untilMs, untilMs: addMonths(startMs, 13), period: '1y' };
    const ofYear = listPrice({ ...server, ...after }, '1y') - listPrice(server, '1y');
    expect(ofYear).toBeLessThan(12 * whole());
    expect(amountsOf(after, startMs + 21 * dayMs, [month, year])).toMatchObject({
      days: 10 + 365,
      totalMinor: Math.round((whole() * 10) / 31) + ofYear,
    });
  });

  test('of more disk has the GiB that are added, of more traffic the new plan, and of both a line for each', () => {
    const { lines } = amountsOf({ disk: { ...server.disk, sizeGib: 40 }, traffic: 't1000' }, startMs);
    expect(lines).toMatchObject([
      { kind: 'disk', code: 'ssd_cloud_disk', quantity: 25 },
      { kind: 'traffic', code: 't1000', quantity: 1 },
    ]);
    expect(lines[0]?.amountMinor).toBe(120);
  });

  test('of several servers is so many times that of one', () => {
    const one = amountsOf({ ...after }, startMs);
    const three = changePrice(
      catalogue,
      { before: { ...server, quantity: 3 }, after: { ...server, ...after, quantity: 3 }, currency: 'USD' },
      [month],
      startMs,
    );
    expect(three).toMatchObject({ totalMinor: 3 * one.totalMinor });
  });

  test('of what is not sold any more counts at its list price; what a server becomes has to be on sale', () => {
    const withStatus = (code: string): Catalogue => ({
      ...catalogue,
      models: catalogue.models.map((model) => (model.code === code ? { ...model, status: 'withdrawn' } : model)),
    });
    expect(amountsOf(after, startMs, [month], withStatus(server.model)).totalMinor).toBe(whole());
    expect(amountsOf({ traffic: 't1000' }, startMs, [month], withStatus(server.model)).totalMinor).toBeGreaterThan(0);
    const change = { before: server, after: { ...server, ...after }, currency: 'USD' } as const;
    expect(changePrice(withStatus(after.model), change, [month], startMs)).toEqual({ ok: false, reason: 'not-on-sale' });
    expect(changePrice(catalogue, { ...change, before: { ...server, model: 'gone' } }, [month], startMs)).toEqual({
      ...{ ok: false, reason: 'unknown-model' },
    });
  });

  test('of what became cheaper than what it replaces is nothing', () => {
    const cheap = {
      ...catalogue,
      models: catalogue.models.map((model) =>
        model.code === after.model ? { ...model, regions: [{ region: 'US-0', price: { USD: 0, HKD: 0, JPY: 0 } }] } : model,
      ),
    };
    expect(amountsOf(after, startMs, [month], cheap)).toMatchObject({ totalMinor: 0, days: 31 });
  });
});

interface RandomChange {
  readonly before: Configuration;
  readonly after: Configuration;
  readonly currency: Currency;
}

/** A server, and something that it can become. */
const changes = (): fc.Arbitrary<RandomChange> =>
  fc
    .tuple(randomConfiguration(catalogue), fc.constantFrom<Currency>(...currencies), fc.nat(), fc.boolean(), fc.boolean())
    .map(([before, currency, which, wantsDisk, wantsTraffic]) => {
      const sizes = largerSizes(catalogue, before);
      const size = sizes[which % Math.max(1, sizes.length)];
      if (size && !wantsDisk && !wantsTraffic) return { before, after: { ...before, model: size.code }, currency };
      const bounds = largerDisk(catalogue, before);
      const sizeGib = bounds && wantsDisk ? bounds.min + (which % (bounds.max - bounds.min + 1)) : before.disk.sizeGib;
      const traffic = (wantsTraffic ? largerTraffic(catalogue, before)[0]?.code : undefined) ?? before.traffic;
      return { before, after: { ...before, disk: { ...before.disk, sizeGib }, traffic }, currency };
    });

/** One period after another, from the first day of a server on. */
const paid = (): fc.Arbitrary<PaidPeriod[]> =>
  fc
    .tuple(
      fc.integer({ min: Date.UTC(2024, 0, 1) / dayMs, max: Date.UTC(2030, 0, 1) / dayMs }),
      fc.array(fc.constantFrom(...catalogue.periods), { minLength: 1, maxLength: 4 }),
    )
    .map(([day, periods]) => {
      let months = 0;
      return periods.map(({ code, months: more }) => {
        const fromMs = addMonths(day * dayMs, months);
        months += more;
        return { fromMs, untilMs: addMonths(day * dayMs, months), period: code };
      });
    });

const instants = fc.double({ min: -0.1, max: 1.1, noNaN: true });

const span = (periods: readonly PaidPeriod[]) => ({ fromMs: periods[0]?.fromMs ?? 0, untilMs: periods.at(-1)?.untilMs ?? 0 });

describe('R-5.15 the price of any change', () => {
  const totalOf = (change: RandomChange, periods: readonly PaidPeriod[], nowMs: number) => {
    const result = changePrice(catalogue, change, periods, nowMs);
    if (!result.ok) throw new Error(result.reason);
    expect(result.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(result.totalMinor);
    return result;
  };

  test('is whole, never below zero and never above the whole difference, falls by the day, and is nothing without a whole day left', () => {
    fc.assert(
      fc.property(changes(), paid(), instants, (change, periods, share) => {
        const { fromMs, untilMs } = span(periods);
        const nowMs = Math.round(fromMs + share * (untilMs - fromMs));
        const [whole, now, later] = [fromMs, nowMs, nowMs + dayMs].map((at) => totalOf(change, periods, at));
        expect(Number.isSafeInteger(now?.totalMinor)).toBe(true);
        expect(now?.totalMinor).toBeGreaterThanOrEqual(0);
        expect(now?.totalMinor).toBeLessThanOrEqual(whole?.totalMinor ?? 0);
        expect(later?.totalMinor).toBeLessThanOrEqual(now?.totalMinor ?? 0);
        if (untilMs - nowMs < dayMs) expect(now).toMatchObject({ totalMinor: 0, days: 0 });
      }),
      { numRuns: 500 },
    );
  });

  test('of whole periods is the full difference of the list prices, renewals included', () => {
    fc.assert(
      fc.property(changes(), paid(), (change, periods) => {
        const { fromMs, untilMs } = span(periods);
        const { totalMinor, days } = totalOf(change, periods, fromMs);
        const full = periods.reduce(
          (sum, { period }) => sum + listPrice(change.after, period, change.currency) - listPrice(change.before, period, change.currency),
          0,
        );
        expect([totalMinor, days]).toEqual([full, daysBetween(fromMs, untilMs)]);
      }),
      { numRuns: 300 },
    );
  });

  test('is additive: over periods exactly, and over two changes after one another within the rounding of each period', () => {
    fc.assert(
      fc.property(changes(), paid(), instants, (change, periods, share) => {
        const { fromMs, untilMs } = span(periods);
        const nowMs = Math.round(fromMs + share * (untilMs - fromMs));
        const each = periods.map((period) => totalOf(change, [period], nowMs).totalMinor);
        expect(each.reduce((sum, part) => sum + part, 0)).toBe(totalOf(change, periods, nowMs).totalMinor);
        const { before, after, currency } = change;
        const between = { ...before, disk: after.disk };
        const steps = [
          { before, after: between, currency },
          { before: between, after, currency },
        ].map((step) => totalOf(step, periods, nowMs).totalMinor);
        const apart = Math.abs((steps[0] ?? 0) + (steps[1] ?? 0) - totalOf(change, periods, nowMs).totalMinor);
        expect(apart).toBeLessThanOrEqual(periods.length);
      }),
      { numRuns: 300 },
    );
  });
});
