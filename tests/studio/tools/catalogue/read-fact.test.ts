import { expect, test } from '@jest/globals';
import { modelStatuses, tiers } from '#lib/catalogue/catalogue-terms.ts';
import type { FactColumn } from '#studio/tools/catalogue/catalogue-columns.ts';
import { readFact } from '#studio/tools/catalogue/read-fact.ts';
import { sampleKnown } from './sample-models.ts';

const read = (column: FactColumn, cell: string) => readFact(column, cell, sampleKnown.named);

test.each([
  ['series', 'general-epyc-4A', 'General-EPYC-4a'],
  ['boot_disk_type', 'SSD_cloud_disk', 'ssd_cloud_disk'],
  ['transfer_plan', 'T500', 't500'],
  ['tier', 'Plus', 'plus'],
  ['status', 'WITHDRAWN', 'withdrawn'],
  ['vcpu', '16', '16'],
  ['memory_gib', '008', '8'],
  ['boot_disk_gib', '1', '1'],
  ['one_per_person', 'yes', 'yes'],
  ['one_per_person', 'TRUE', 'yes'],
  ['trial', 'No', 'no'],
  ['trial', 'false', 'no'],
] as const)('%s %s is %s', (column, cell, value) => {
  expect(read(column, cell)).toEqual({ ok: true, value });
});

test.each([
  ['series', 'US-0', 'No series with the code US-0 is published.'],
  ['boot_disk_type', 't500', 'No disk type with the code t500 is published.'],
  ['transfer_plan', 't501', 'No transfer plan with the code t501 is published.'],
  ['tier', 'large', 'large is no tier. Write entry, plus or pro.'],
  ['status', 'On sale', 'On sale is no status. Write on-sale, not-yet-public, internal-testing or withdrawn.'],
  ['vcpu', '0', 'The column vcpu says 0. Give a whole number, 1 or more.'],
  ['memory_gib', '2.5', 'The column memory_gib says 2.5. Give a whole number, 1 or more.'],
  ['boot_disk_gib', '1234567890', 'The column boot_disk_gib says 1234567890. Give a whole number, 1 or more.'],
  ['vcpu', '-1', 'The column vcpu says -1. Give a whole number, 1 or more.'],
  ['vcpu', 'x1', 'The column vcpu says x1. Give a whole number, 1 or more.'],
  ['one_per_person', '1', 'The column one_per_person says 1. Write yes or no.'],
  ['trial', 'maybe', 'The column trial says maybe. Write yes or no.'],
] as const)('%s %s is refused', (column, cell, problem) => {
  expect(read(column, cell)).toEqual({ ok: false, problem });
});

test('each tier and status of the catalogue is read, and named where another is refused', () => {
  const problemOf = (column: FactColumn): string => JSON.stringify(read(column, 'x'));
  for (const tier of tiers) {
    expect(read('tier', tier)).toEqual({ ok: true, value: tier });
    expect(problemOf('tier')).toContain(tier);
  }
  for (const status of modelStatuses) {
    expect(read('status', status)).toEqual({ ok: true, value: status });
    expect(problemOf('status')).toContain(status);
  }
});
