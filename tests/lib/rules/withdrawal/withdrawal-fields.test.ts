import { describe, expect, test } from '@jest/globals';
import { isStatedContract, isStatedName } from '#lib/rules/withdrawal/withdrawal-fields.ts';

describe('R-6.7 the name in a statement of withdrawal', () => {
  test.each(['A', 'Ada Lovelace', 'Dr. J.R. Müller', '王小明', '株式会社 山田', "O'Neill & Co", 'x'.repeat(80)])('“%s” is one', (name) => {
    expect(isStatedName(name)).toBe(true);
  });

  test.each(['', '   ', 'x'.repeat(81), 'see https://evil.example', 'evil.example', 'a@b', 'two\nlines', 'a\ttab'])(
    'nothing else can be sent to somebody by “%s”',
    (name) => {
      expect(isStatedName(name)).toBe(false);
    },
  );
});

describe('R-6.7 the contract in a statement of withdrawal', () => {
  test.each(['S-4NPY-5RQ5', '#S 4NPY 5RQ5', 'S–4NPY–5RQ5', '注文 12', 'A', '7', 'A-', '-A', 'x'.repeat(64)])(
    '“%s” may name one',
    (contract) => {
      expect(isStatedContract(contract)).toBe(true);
    },
  );

  test.each(['', ' - ', 'evil.example', 'a/b', '!A', 'A!', 'x'.repeat(65), 'two\nlines'])('“%s” does not', (contract) => {
    expect(isStatedContract(contract)).toBe(false);
  });
});
