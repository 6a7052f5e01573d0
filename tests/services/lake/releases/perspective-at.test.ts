import { expect, test } from '@jest/globals';
import { createDocumentIndex } from '#services/lake/documents/document-index.ts';
import { perspectiveAt } from '#services/lake/releases/perspective-at.ts';

const index = createDocumentIndex();
const release = (name: string, fields: object): void =>
  index.put({ _id: `_.releases.${name}`, _type: 'system.release', name, state: 'scheduled', ...fields });
release('spring', { publishAt: '2027-03-01T09:00:00.000Z' });
release('autumn', { publishAt: '2027-09-01T09:00:00.000Z' });
release('summer', { publishAt: '2027-06-01T09:00:00.000Z' });
release('open', { state: 'active', publishAt: '2027-01-01T09:00:00.000Z' });
release('undated', {});
index.put({ _id: 'forged', _type: 'system.release', name: 'forged', state: 'scheduled', publishAt: '2027-01-01T09:00:00.000Z' });

const at = (instant: string) => perspectiveAt(index, Date.parse(instant));

test('an instant before every release shows what is published', () => {
  expect(at('2027-03-01T08:59:59.999Z')).toEqual({ kind: 'public' });
});

test('an instant shows each scheduled release that is due by then, the latest on top, and no other', () => {
  expect(at('2027-03-01T09:00:00.000Z')).toEqual({ kind: 'layers', layers: ['spring'] });
  expect(at('2027-12-01T00:00:00.000Z')).toEqual({ kind: 'layers', layers: ['autumn', 'summer', 'spring'] });
});
