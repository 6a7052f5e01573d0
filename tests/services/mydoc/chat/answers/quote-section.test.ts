import { describe, expect, test } from '@jest/globals';
import { block, quotedOf, table } from '../texts/sample-text.ts';

const long = (about: string): string => `${about} ${'and so on with further words that fill a line '.repeat(8)}to its end.`;

describe('R-9 what is quoted of a section', () => {
  test('a row of a table has the names of all its columns, and the sentence that leads to the table', () => {
    const body = [
      block('Refunds', { style: 'h2' }),
      block('An example of a calculation that binds nobody.'),
      table(['Day of the request', 'Sum'], ['Day 10', '$20']),
    ];
    expect(quotedOf(body, 'sum of day 10', { heading: 'Refunds' })).toEqual([
      'Refunds',
      'An example of a calculation that binds nobody.',
      'Day of the request: Day 10 · Sum: $20',
    ]);
  });

  test('a list has the sentence that leads to it, also where that ends without a colon', () => {
    const body = [
      block('Refunds', { style: 'h2' }),
      block(long('How to ask')),
      block(long('Where to ask')),
      block(long('When to ask')),
      block('The following is not refunded.'),
      block('Domain names', { listItem: 'bullet' }),
    ];
    expect(quotedOf(body, 'domain names', { heading: 'Refunds' }).slice(-3)).toEqual([
      'The following is not refunded.',
      'Domain names',
      '… the whole',
    ]);
  });

  test('a part below a smaller heading has that heading', () => {
    const body = [
      block('Refunds', { style: 'h2' }),
      block('Not refunded', { style: 'h3' }),
      block('Domain names and certificates.'),
      block('Another heading', { style: 'h2' }),
      block('Domain names here.'),
    ];
    expect(quotedOf(body, 'domain names', { heading: 'Refunds' })).toEqual(['Refunds', 'Not refunded', 'Domain names and certificates.']);
    expect(quotedOf(body, 'domain names', { heading: 'Another heading' })).toEqual(['Another heading', 'Domain names here.']);
  });

  test('what is left out is marked where it was, and at the end with a link to the whole', () => {
    const body = [
      block('Disks', { style: 'h2' }),
      block(long('Growing a disk')),
      block(long('Pictures of cats')),
      block(long('Shrinking a disk')),
    ];
    const quoted = quotedOf(body, 'growing or shrinking a disk', { heading: 'Disks' });
    expect(quoted.map((line) => line.slice(0, 12))).toEqual(['Disks', 'Growing a di', '…', 'Shrinking a ', '… the whole']);
  });

  test('lines that are left out within a list are marked as well', () => {
    const body = [
      block('Disks', { style: 'h2' }),
      ...['Growing', 'Cats', 'Dogs', 'Growing again'].map((about) => block(long(about), { listItem: 'bullet' })),
    ];
    const quoted = quotedOf(body, 'growing', { heading: 'Disks' });
    expect(quoted.map((line) => line.slice(0, 12))).toEqual(['Disks', 'Growing and ', '…', 'Growing agai', '… the whole']);
  });

  test('a legal section is whole, and has no mark', () => {
    const body = [block('Disks', { style: 'h2' }), ...['One', 'Two', 'Three', 'Four'].map((about) => block(long(about)))];
    const quoted = quotedOf(body, 'three', { heading: 'Disks', legal: true });
    expect(quoted).toHaveLength(5);
    expect(quoted.join('')).not.toContain('…');
  });
});
