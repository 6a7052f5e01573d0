import { dayMs } from '../../../lib/time/lengths.ts';
import type { SanityClient } from 'sanity';
import { z } from 'zod';
import { auditKinds, type AuditKind } from '../../../lib/contracts/editor-accounts.ts';

const text = z.string().nullable();

const entrySchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  actor: z.string(),
  kind: z.enum(auditKinds),
  document: text,
  type: text,
  account: text,
  from: text,
  to: text,
});

/** Something that somebody did. */
export type AuditEntry = z.infer<typeof entrySchema>;

const pageSchema = z.object({
  entries: z.array(entrySchema),
  next: text,
  people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string() })),
});

export type AuditPage = z.infer<typeof pageSchema>;

/** What is asked for; an empty text asks for all. Days are those of UTC. */
export interface AuditFilter {
  readonly person: string;
  readonly document: string;
  readonly kind: AuditKind | '';
  readonly from: string;
  /** Included. */
  readonly until: string;
}

export const everything: AuditFilter = { person: '', document: '', kind: '', from: '', until: '' };

/** A filter as the lake's call takes it: an instant that is not included ends the last day. */
export function auditQuery({ person, document, kind, from, until }: AuditFilter): Record<string, string> {
  const given = {
    person,
    document: document.trim(),
    kind,
    from: from && `${from}T00:00:00Z`,
    until: until && new Date(Date.parse(`${until}T00:00:00Z`) + dayMs).toISOString(),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
}

/** A page of the log, the last entries first. @throws the reason in words if the lake refuses */
export async function readAudit(client: SanityClient, filter: AuditFilter, before: string | null): Promise<AuditPage> {
  const query = { ...auditQuery(filter), ...(before === null ? {} : { before }) };
  return pageSchema.parse(await client.request<unknown>({ uri: '/audit', query }));
}

/** Where the browser loads all entries of a filter from. */
export const auditFileAddress = (client: SanityClient, filter: AuditFilter): string =>
  `${client.getUrl('/audit/export')}?${new URLSearchParams(auditQuery(filter))}`;

/** The titles of documents that are still there, by id. */
export async function readTitles(client: SanityClient, ids: readonly string[]): Promise<Map<string, unknown>> {
  const found = await client
    .withConfig({ perspective: 'raw' })
    .fetch<unknown>('*[_id in $ids]{_id, title, name, term, headline, heading, brand, from, pageId, code}', { ids });
  const documents = z.array(z.looseObject({ _id: z.string() })).parse(found);
  return new Map(documents.map((document) => [document._id, document]));
}
