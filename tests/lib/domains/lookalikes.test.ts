import { describe, expect, test } from '@jest/globals';
import { lookalikes, lookalikesSource } from '#lib/domains/generated/lookalikes.ts';
import { scriptNames } from '#lib/domains/generated/script-names.ts';
import { labelWarning } from '#lib/domains/label-warning.ts';
import { groupsOf, readConfusables } from '#scripts/lookalikes/read-confusables.ts';

const groups = lookalikes.flatMap((line) => line.split(' '));
const everyCharacter = function* (): Generator<string> {
  for (let point = 0; point <= 0x10_ff_ff; point += 1) if (point < 0xd8_00 || point > 0xdf_ff) yield String.fromCodePoint(point);
};

describe('R-5.14 the table of lookalikes (UTS #39)', () => {
  test('is of the version that the site names, and as large as its source makes it', () => {
    expect(lookalikesSource).toMatchObject({ version: '17.0.0', total: 6565 });
    expect(groups).toHaveLength(601);
    expect(groups.reduce((sum, group) => sum + [...group].length, 0)).toBeGreaterThan(groups.length * 2);
  });

  test('has each character in one group at most, in the form that labels have it in', () => {
    const all = groups.flatMap((group) => [...group]);
    for (const character of all) expect(character).toBe(character.normalize('NFKC').toLowerCase());
    const twice = all.filter((character, index) => all.indexOf(character) !== index);
    expect(twice).toEqual([]);
  });

  test.each(['aɑαа', 'エ工', 'へヘ', 'ロ口囗', 'lӏ'])('the source puts %s in one group', (characters) => {
    const [first = '', ...others] = characters;
    const group = groups.find((each) => each.includes(first)) ?? '';
    for (const character of others) expect(group).toContain(character);
  });

  test('each character of the table that looks like an ASCII letter is warned of', () => {
    for (const group of groups.filter((each) => /[a-z]/.test(each)))
      for (const character of [...group].filter((each) => each > '\u007F'))
        expect([character, labelWarning(character)?.kind]).toEqual([character, 'looks-like']);
  });
});

describe('R-5.14 the source of the table', () => {
  const head = '# confusables.txt\n# Date: 2025-07-22, 05:49:37 GMT\n# Version: 17.0.0\n';
  const line = '0430 ;\t0061 ;\tMA\t# ( а → a )\n';

  test('is read with its own figures, and groups have only what a label may have', () => {
    const read = readConfusables(`${head}${line}0410 ;\t0041 ;\tMA\t# \n0251 ;\t0061 ;\tMA\t# \n# total: 3\n`);
    expect(read).toMatchObject({ version: '17.0.0', date: '2025-07-22', total: 3 });
    expect(groupsOf(read)).toEqual(['aɑа']);
  });

  test('is refused when lines are missing', () => {
    expect(() => readConfusables(`${head}${line}# total: 2\n`)).toThrow('1 lines, and counts 2');
    expect(() => readConfusables(`${head}${line}`)).toThrow('has no line like');
  });
});

test('R-5.14 every letter, mark and digit has a script that is known', () => {
  const known = new RegExp(`[${scriptNames.map((name) => `\\p{scx=${name}}`).join('')}]`, 'u');
  const without: string[] = [];
  for (const character of everyCharacter()) {
    if (!/[\p{L}\p{M}\p{N}]/u.test(character) || /[\p{Script=Common}\p{Script=Inherited}]/u.test(character)) continue;
    if (!known.test(character)) without.push(character);
  }
  expect(without).toEqual([]);
});
