import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { firstValueFrom, isObservable, of } from 'rxjs';
import type { StructureBuilder, StructureResolverContext } from 'sanity/structure';
import { documentTypes } from '#lib/content/document-types.ts';
import { structure } from '#studio/desk/structure.ts';

/** A pane or an item of the desk, as far as it says of what type its documents are and what it opens. */
interface Pane {
  readonly types: unknown[];
  readonly opens: unknown[];
}

const paneOf = new WeakMap<object, Pane>();

/** What `S` begins, and each call on it adds to: the types and panes that it is given. */
function beginPane(begin: string, [first]: readonly unknown[]): object {
  const pane: Pane = { types: [], opens: [] };
  if (['documentTypeListItem', 'documentTypeList'].includes(begin)) pane.types.push(first);
  if (begin === 'defaultDocument') pane.types.push((first as { schemaType: string }).schemaType);
  const call = (method: PropertyKey, [first]: readonly unknown[]): object => {
    if (method === 'schemaType') pane.types.push(first);
    if (method === 'child') pane.opens.push(first);
    if (method === 'items') pane.opens.push(...(first as unknown[]));
    return built;
  };
  // what is awaited must not look like a promise
  const get = (_built: object, method: PropertyKey) => (method === 'then' ? undefined : (...given: unknown[]) => call(method, given));
  const built: object = new Proxy({}, { get });
  paneOf.set(built, pane);
  return built;
}

const starting = (): unknown =>
  new Proxy({}, { get: (_start, begin) => (begin === 'view' ? starting() : (...given: unknown[]) => beginPane(String(begin), given)) });

/** An installation without content. */
const context: unknown = {
  getClient: () => ({ withConfig: () => ({ fetch: async () => ({}) }) }),
  documentStore: { listenQuery: () => of([]) },
};

/** The types of all documents to which a pane leads, through whatever it opens. */
async function typesBelow(opened: unknown): Promise<unknown[]> {
  const result: unknown = await (typeof opened === 'function' ? opened('any') : opened);
  const pane = paneOf.get(Object(result)) ?? (isObservable(result) ? paneOf.get(Object(await firstValueFrom(result))) : undefined);
  if (!pane) return [];
  return [...pane.types, ...(await Promise.all(pane.opens.map(typesBelow))).flat()];
}

test('an editor comes to the documents of each type from the desk', async () => {
  const types = new Set(await typesBelow(structure(starting() as StructureBuilder, context as StructureResolverContext)));
  expect(documentTypes.filter((type) => !types.has(type))).toEqual([]);
});

test.each(documentTypes)('%s has its line in the content model', (type) => {
  expect(readFileSync('docs/contracts/content-model.md', 'utf8')).toContain(`| \`${type}\` |`);
});
