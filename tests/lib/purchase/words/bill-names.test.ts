import { describe, expect, test } from '@jest/globals';
import { discountName, lineName, type SayOnBill } from '#lib/purchase/words/bill-names.ts';
import { seededCatalogue } from '#tests/lib/catalogue/seeded-catalogue.ts';

const say: SayOnBill = (key, values) => `${key} ${Object.values(values).join(' ')}`;

describe('R-5.12 the names of the lines of a bill', () => {
  test('a size, disks with their kind, and traffic; what is gone by its code', async () => {
    const catalogue = await seededCatalogue();
    const of = (kind: Parameters<typeof lineName>[0]['kind'], code: string) => lineName({ kind, code, quantity: 15 }, catalogue, say);
    expect(of('model', 'cvm.g4a.amd.c1m1')).toBe('summary.server c1m1');
    expect(of('disk', 'ssd_cloud_disk')).toMatch(/^summary\.bootDisk 15 GiB (?!ssd_cloud_disk)/);
    expect(of('data-disk', 'gone')).toBe('summary.dataDisk 15 GiB gone');
    expect(of('traffic', 't500')).toBe('summary.transfer 500 GB');
  });

  test('a promotion by its name alone, a coupon by its own with its percentage, a group’s as its price, what is not known by its code', () => {
    const name = { en: 'Welcome', zh: null, ja: null };
    const known = {
      promotions: [{ code: 'spring', name: 'Spring' }],
      coupon: { grant: 'x', campaign: 'W10', name },
      language: 'zh' as const,
    };
    const of = (kind: 'promotion' | 'coupon' | 'group', code: string) => discountName({ kind, code, percent: 10 }, known, say);
    expect([of('promotion', 'spring'), of('promotion', 'gone')]).toEqual(['Spring', 'gone']);
    expect(of('coupon', 'W10')).toBe('promotion.line Welcome 9');
    expect(of('group', 'group-vps')).toMatch(/^promotion\.groupLine .*9$/);
  });
});
