import { describe, expect, test } from '@jest/globals';
import { labelWarning } from '#lib/domains/label-warning.ts';

describe('R-5.14 what a label may be taken for (UTS #39)', () => {
  test.each([
    ['аррӏе', 'appie'],
    ['ѕсоре', 'scope'],
    ['pаypal', 'paypal'],
    ['ɡoogle', 'google'],
    ['ο', 'o'],
    ['һо-24', 'ho-24'],
  ])('%s looks like %s', (label, ascii) => {
    expect(labelWarning(label)).toEqual({ kind: 'looks-like', ascii });
  });

  test.each(['saltмarsh', 'москваtown', 'αбв', 'ひらがな한국', 'शा塩'])('%s mixes scripts', (label) => {
    expect(labelWarning(label)).toEqual({ kind: 'mixed-script' });
  });

  test.each([
    'saltmarsh',
    'a-1',
    'münchen',
    'москва',
    'αθήνα',
    '塩沼',
    'しおぬま',
    'ソルトmarsh塩の沼',
    'コーヒー',
    '鹽沼abc',
    'ㄅㄆ塩a',
    '소금abc',
    'ไทย',
    'हिन्दी',
  ])('%s is written in one way', (label) => {
    expect(labelWarning(label)).toBeNull();
  });
});
