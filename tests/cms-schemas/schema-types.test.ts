import { expect, test } from '@jest/globals';
import { catalogueTypes, isSingletonType, singletonTypes } from '#cms-schemas/document-types.ts';
import { documentTypes } from '#lib/content/document-types.ts';
import { schemaTypes } from '#cms-schemas/schema-types.ts';

test('R-4.1 every document type that the site revalidates has a schema, and no other document has one', () => {
  const documents = schemaTypes.filter((type) => type.type === 'document').map((type) => type.name);
  expect(documents.toSorted()).toEqual([...documentTypes].toSorted());
});

test('every type has a name of its own and a title', () => {
  expect(new Set(schemaTypes.map((type) => type.name)).size).toBe(schemaTypes.length);
  expect(schemaTypes.filter((type) => !type.title)).toEqual([]);
});

test('every document shows itself in lists', () => {
  expect(schemaTypes.filter((type) => type.type === 'document' && !('preview' in type))).toEqual([]);
});

test('singletons and the catalogue are distinguished', () => {
  expect(singletonTypes.length).toBeGreaterThan(1);
  for (const name of ['article', 'banner', 'planCard']) expect(isSingletonType(name)).toBe(false);
  expect(isSingletonType('siteSettings')).toBe(true);
  expect(catalogueTypes.some(isSingletonType)).toBe(false);
});
