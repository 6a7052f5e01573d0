import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'groq-js';
import { z } from 'zod';
import { schemaTypes } from '#cms-schemas/schema-types.ts';

const queryFolder = path.resolve(import.meta.dirname, '../../../lib/content/queries');

/** Every query of the content by its name. */
export async function readQueries(): Promise<Map<string, string>> {
  const files = readdirSync(queryFolder).filter((file) => file.endsWith('-query.ts'));
  const modules = await Promise.all(
    files.map(async (file) => z.record(z.string(), z.unknown()).parse(await import(path.join(queryFolder, file)))),
  );
  const exported = modules.flatMap((module) => Object.entries({ ...module }));
  return new Map(exported.filter((entry): entry is [string, string] => entry[0].endsWith('Query') && typeof entry[1] === 'string'));
}

const reference = z.looseObject({ type: z.literal('reference'), name: z.string(), to: z.array(z.object({ type: z.string() })) });

const referenceList = z.looseObject({ type: z.literal('array'), name: z.string(), of: z.array(z.record(z.string(), z.unknown())) });

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

/** Which types the references of an array of a name may refer to. */
function referencesIn(name: string): string[] {
  const found = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const list = referenceList.safeParse(node).data;
    if (list?.name === name)
      for (const member of list.of) for (const target of reference.safeParse({ ...member, name }).data?.to ?? []) found.add(target.type);
    for (const value of Object.values(node)) visit(value);
  };
  visit(schemaTypes);
  return [...found];
}

/** Every document type that a query reads: those it filters by, and those behind its references. */
export function typesRead(query: string): Set<string> {
  const types = new Set<string>();
  const lastName = (node: unknown): string | undefined => z.looseObject({ name: z.string() }).safeParse(node).data?.name;
  const eachOf = z.looseObject({ type: z.literal('Map'), base: z.looseObject({ base: z.unknown() }), expr: z.unknown() });
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const operation = z.looseObject({ type: z.literal('OpCall'), left: z.unknown(), right: z.unknown() }).safeParse(node).data;
    const literal = z.looseObject({ type: z.literal('Value'), value: z.string() }).safeParse(operation?.right).data;
    if (operation && lastName(operation.left) === '_type' && literal) types.add(literal.value);
    const followed = z.looseObject({ type: z.literal('Deref'), base: z.unknown() }).safeParse(node).data;
    for (const target of followed ? referenceTargets(lastName(followed.base) ?? '') : []) types.add(target);
    // claims[]->{…}: each reference of an array
    const each = eachOf.safeParse(node).data;
    if (each && JSON.stringify(each.expr).includes('"type":"Deref"'))
      for (const target of referencesIn(lastName(each.base.base) ?? '')) types.add(target);
    for (const value of Object.values(node)) visit(value);
  };
  visit(parse(query));
  return types;
}
