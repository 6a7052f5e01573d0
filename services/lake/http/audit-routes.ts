import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { auditKinds } from '#lib/contracts/editor-accounts.ts';
import { auditCsv } from '../audit/audit-csv.ts';
import { readEntries, type AuditEntry, type AuditFilter } from '../audit/audit-table.ts';
import { readEveryEditor } from '../editors/editor-table.ts';
import { machines, type Person } from '../editors/machines.ts';
import type { LakeParts } from '../lake-parts.ts';
import { invalid } from '../refusal.ts';
import { administratorOf } from './caller.ts';
import { searchOf } from './parameters.ts';

const entriesOnPage = 100;
const entriesAtOnce = 1_000;

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const filterSchema = z.object({
  person: z.string().max(128).optional(),
  document: z.string().max(200).optional(),
  kind: z.enum(auditKinds).optional(),
  from: instant.optional(),
  until: instant.optional(),
  before: z
    .string()
    .regex(/^[0-9a-z]{10,40}$/)
    .optional(),
});

/** @throws 400 */
function filterOf(search: URLSearchParams): { filter: AuditFilter; before: string | null } {
  const given = Object.fromEntries([...search].filter(([, value]) => value !== ''));
  const parsed = filterSchema.safeParse(given);
  if (!parsed.success) throw invalid(z.prettifyError(parsed.error));
  const { from: fromMs, until: untilMs, before, ...rest } = parsed.data;
  return { filter: { ...rest, fromMs, untilMs }, before: before ?? null };
}

/** Who did what, and when; for administrators. */
export function registerAuditRoutes(app: FastifyInstance, parts: LakeParts): void {
  const { executor } = parts.database;

  /** Everybody who may be named in the log: removed editors and machines too. */
  const people = async (): Promise<Person[]> => [...(await readEveryEditor(executor)), ...machines.values()];

  app.get('/:version/audit', async (request) => {
    await administratorOf(parts, request);
    const { filter, before } = filterOf(searchOf(request));
    const found = await readEntries(executor, filter, before, entriesOnPage + 1);
    const entries = found.slice(0, entriesOnPage);
    return {
      entries,
      next: found.length > entriesOnPage ? (entries.at(-1)?.id ?? null) : null,
      people: (await people()).map(({ id, name, email }) => ({ id, name, email })),
    };
  });

  async function* portions(filter: AuditFilter): AsyncGenerator<AuditEntry[]> {
    for (let before: string | null = null; ;) {
      const entries: AuditEntry[] = await readEntries(executor, filter, before, entriesAtOnce);
      if (entries.length > 0) yield entries;
      if (entries.length < entriesAtOnce) return;
      before = entries.at(-1)?.id ?? null;
    }
  }

  app.get('/:version/audit/export', async (request, reply) => {
    await administratorOf(parts, request);
    const { filter } = filterOf(searchOf(request));
    const named = new Map((await people()).map((person) => [person.id, person]));
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'content-disposition': 'attachment; filename="audit-log.csv"', 'x-content-type-options': 'nosniff' })
      .send(Readable.from(auditCsv(portions(filter), (id) => named.get(id))));
  });
}
