import { expect, test } from '@jest/globals';
import { schemaTypes } from '#cms-schemas/schema-types.ts';
import { asRecord } from '#cms-schemas/rules/verdict.ts';
import { listOrders } from '#studio/desk/list-orders.ts';

const fieldsOf = (type: string): Record<string, unknown>[] => {
  const { fields } = asRecord(schemaTypes.find(({ name }) => name === type));
  return Array.isArray(fields) ? fields.map(asRecord) : [];
};

test('announcements are listed by their time, the newest first, as on the site', () => {
  expect(listOrders.announcement).toEqual([{ field: 'releaseTime', direction: 'desc' }]);
});

test.each(Object.entries(listOrders))('%s is listed by a field that it has', (type, [order]) => {
  expect(fieldsOf(type).map(({ name }) => name)).toContain(order?.field);
});

test('a new announcement is released at the minute in which it is begun', () => {
  const { initialValue } = asRecord(fieldsOf('announcement').find(({ name }) => name === 'releaseTime'));
  const released: unknown = typeof initialValue === 'function' ? initialValue() : initialValue;
  expect(released).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z$/);
  expect(Math.abs(Date.parse(String(released)) - Date.now())).toBeLessThan(120_000);
});
