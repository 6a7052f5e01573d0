import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'groq-js';
import { z } from 'zod';
import { schemaTypes } from '#cms-schemas/schema-types.ts';
import { isDocumentType } from '#lib/content/document-types.ts';
import { revalidationManifest, type Refresh } from '#lib/revalidation/manifest.ts';

const queryFolder = path.resolve(import.meta.dirname, '../../../lib/content');

/** What the pages of a family must be told of; a query that is in none of these fails the test below. */
const shownBy: Record<string, 'home' | 'article' | 'every-page' | 'each-request'> = {
  homePageQuery: 'home',
  bannersQuery: 'home',
  planCardsQuery: 'home',
  catalogueQuery: 'home',
  siteSettingsQuery: 'every-page',
  legalEditionsQuery: 'every-page',
  articleEditionsQuery: 'article',
  articleTranslationsQuery: 'article',
  articleTextQuery: 'article',
  redirectsQuery: 'each-request',
};

async function readQueries(): Promise<Map<string, string>> {
  const files = readdirSync(queryFolder).filter((file) => file.endsWith('-query.ts'));
  const modules = await Promise.all(files.map(async (file) => z.record(z.string(), z.unknown()).parse(await import(path.join(queryFolder, file)))));
  const exported = modules.flatMap((module) => Object.entries({ ...module }));
  return new Map(exported.filter((entry): entry is [string, string] => entry[0].endsWith('Query') && typeof entry[1] === 'string'));
}

const reference = z.looseObject({ type: z.literal('reference'), name: z.string(), to: z.array(z.object({ type: z.string() })) });

/** Which types a field of a name may refer to, in any schema type. */
function referenceTargets(name: string): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const field = reference.safeParse(node).data;
    if (field?.name === name) for (const target of field.to) found.add(target.type);
    for (const value of Object.values(node)) visit(value);
  };
  visit(schemaTypes);
  return [...found];
}

/** Every document type that a query reads: those it filters by, and those behind its references. */
function typesRead(query: string): Set<string> {
  const types = new Set<string>();
  const lastName = (node: unknown): string | undefined =>
    z.looseObject({ name: z.string() }).safeParse(node).data?.name;
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const operation = z.looseObject({ type: z.literal('OpCall'), left: z.unknown(), right: z.unknown() }).safeParse(node).data;
    const literal = z.looseObject({ type: z.literal('Value'), value: z.string() }).safeParse(operation?.right).data;
    if (operation && lastName(operation.left) === '_type' && literal) types.add(literal.value);
    const followed = z.looseObject({ type: z.literal('Deref'), base: z.unknown() }).safeParse(node).data;
    for (const target of followed ? referenceTargets(lastName(followed.base) ?? '') : []) types.add(target);
    for (const value of Object.values(node)) visit(value);
  };
  visit(parse(query));
  return types;
}

const legal = { kind: 'legal', language: 'en', slug: { current: 's' }, title: 'T', from: '/doc/article/s', code: 'US-0' };

const refreshesOf = (type: string): readonly Refresh[] => {
  if (!isDocumentType(type)) return [];
  return revalidationManifest[type]({ operation: 'create', before: null, after: { _id: 'x', _type: type, ...legal } });
};

describe('the revalidation manifest', () => {
  test('knows where each query of the site is shown', async () => {
    expect([...(await readQueries()).keys()].sort()).toEqual(Object.keys(shownBy).sort());
  });

  test('R-4.1 no query reads a type whose publication leaves the pages that show it as they were', async () => {
    const holes: string[] = [];
    for (const [name, query] of await readQueries()) {
      const where = shownBy[name];
      for (const type of typesRead(query)) {
        const refreshes = refreshesOf(type);
        const covered =
          where === 'each-request' ||
          refreshes.some((refresh) => refresh.kind === 'every-page') ||
          (where === 'home' && refreshes.some((refresh) => refresh.kind === 'path' && refresh.path === '/')) ||
          (where === 'article' && refreshes.some((refresh) => refresh.kind === 'article'));
        if (!covered) holes.push(`${name} reads ${type}`);
      }
    }
    expect(holes).toEqual([]);
  });

  test('follows references: a plan card’s query reads the region, model, disk type and traffic plan behind it', async () => {
    const query = (await readQueries()).get('planCardsQuery') ?? '';
    expect([...typesRead(query)].sort()).toEqual(['diskType', 'model', 'planCard', 'region', 'trafficPlan']);
  });
});
