import { expect, test } from '@jest/globals';
import { groupByName } from '#components/domains/group-by-name.ts';
import type { DomainName } from '#lib/domains/read-domain-search.ts';

const name = (label: string, suffix: string): DomainName => {
  const whole = `${label}${suffix}`;
  return { label, suffix, name: whole, ascii: whole, warning: null };
};
const [reedCom, reedJp, tideCom, tideNet] = [name('reed', '.com'), name('reed', '.jp'), name('tide', '.com'), name('tide', '.net')];
const offered = name('getreed', '.com');

test('names are under what was asked for, wherever they were typed, and one that was offered under the one beside it', () => {
  expect(groupByName([reedCom, offered, tideCom, tideNet, reedJp], [reedCom, tideCom, tideNet, reedJp])).toEqual([
    { label: 'reed', names: [reedCom, offered, reedJp] },
    { label: 'tide', names: [tideCom, tideNet] },
  ]);
});

test('one name, and names with one answer each, are not grouped', () => {
  expect(groupByName([reedCom, reedJp], [reedCom, reedJp])).toBeNull();
  expect(groupByName([reedCom, tideCom], [reedCom, tideCom])).toBeNull();
});
