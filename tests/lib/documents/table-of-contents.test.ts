import { expect, test } from '@jest/globals';
import { tableOfContents } from '#lib/documents/table-of-contents.ts';

const block = (style: 'normal' | 'h2' | 'h3', ...texts: string[]) => ({
  _type: 'block' as const,
  _key: texts.join(),
  style,
  markDefs: [],
  children: texts.map((text) => ({ _type: 'span' as const, text })),
});

test('the contents are the second-level headings, numbered by their place, their marked words joined', () => {
  const note = { _type: 'note' as const, _key: 'n', tone: 'info' as const, text: 'x' };
  expect(tableOfContents([block('normal', 'a'), block('h2', 'Install ', 'nginx'), block('h3', 'b'), note, block('h2', 'Next')])).toEqual([
    { id: 'section-1', text: 'Install nginx' },
    { id: 'section-2', text: 'Next' },
  ]);
});
