import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { faultNames } from '../groups/group-faults.ts';
import { invariants } from './group-invariants.ts';

/** The first column of the table under the heading. */
function listedInvariants(): string[] {
  const [, section = ''] = readFileSync('docs/contracts/group-buy.md', 'utf8').split('\n## Invariants\n');
  const [own = ''] = section.split('\n## ');
  const rows = own.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) => row.split('|')[1]?.trim() ?? '');
}

test('R-7 the contract lists the invariants by the names of the checks: of the exhaustive model, and of the histories on the service', () => {
  const listed = listedInvariants();
  expect(listed.length).toBeGreaterThan(5);
  expect(listed.toSorted()).toEqual(Object.keys(invariants).toSorted());
  expect(listed.toSorted()).toEqual(faultNames.toSorted());
});
