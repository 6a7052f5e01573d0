import { createClient } from '@sanity/client';
import { createMockAuthStore, createWorkspaceFromConfig, validateDocument, type SchemaTypeDefinition, type Workspace } from 'sanity';
import { schemaTypes } from '#cms-schemas/schema-types.ts';

export interface Finding {
  readonly path: string;
  readonly level: string;
  readonly message: string;
}

/** A workspace with the product's schema, or the same in another language, whose lookups go to the given address. */
export function openWorkspace(address: string, types: SchemaTypeDefinition[] = schemaTypes): Promise<Workspace> {
  const source = { projectId: 'lake', dataset: 'production', apiVersion: '2025-02-19', apiHost: address };
  const client = createClient({ ...source, useProjectHostname: false, useCdn: false });
  return createWorkspaceFromConfig({
    name: 'default',
    projectId: source.projectId,
    dataset: source.dataset,
    schema: { types },
    auth: createMockAuthStore({ client, currentUser: null }),
  });
}

/** The Studio's messages to an editor about a document, from Sanity's own validation. */
export async function findings(workspace: Workspace, document: Record<string, unknown>, ids: ReadonlySet<string>): Promise<Finding[]> {
  const markers = await validateDocument({
    workspace,
    document: {
      _id: 'new-document',
      _type: 'unknown',
      _rev: 'r1',
      _createdAt: '2026-01-01T00:00:00Z',
      _updatedAt: '2026-01-01T00:00:00Z',
      ...document,
    },
    getDocumentExists: async ({ id }) => ids.has(id),
  });
  return markers.map(({ path, level, message }) => ({ path: path.map(segmentName).join('.'), level, message }));
}

const segmentName = (segment: unknown): string =>
  typeof segment === 'object' && segment !== null && '_key' in segment ? `[${String(segment._key)}]` : String(segment);
