import { csvText } from '#lib/format/csv-cell.ts';
import type { AuditEntry } from './audit-table.ts';

const columns = [
  'at',
  'actor',
  'actor_name',
  'actor_email',
  'action',
  'document',
  'type',
  'account',
  'account_email',
  'from',
  'to',
  'transaction',
] as const;

interface Person {
  readonly name: string;
  readonly email: string;
}

/** The lines of a CSV file, portion by portion. It begins with a mark by which spreadsheets know UTF-8. */
export async function* auditCsv(
  portions: AsyncIterable<readonly AuditEntry[]>,
  personOf: (id: string) => Person | undefined,
): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(',')}\r\n`;
  for await (const entries of portions) yield entries.map((entry) => `${lineOf(entry, personOf)}\r\n`).join('');
}

function lineOf(entry: AuditEntry, personOf: (id: string) => Person | undefined): string {
  const cells: Record<(typeof columns)[number], string | null | undefined> = {
    at: entry.at,
    actor: entry.actor,
    actor_name: personOf(entry.actor)?.name,
    actor_email: personOf(entry.actor)?.email,
    action: entry.kind,
    document: entry.document,
    type: entry.type,
    account: entry.account,
    account_email: entry.account === null ? null : personOf(entry.account)?.email,
    from: entry.from,
    to: entry.to,
    transaction: entry.transaction,
  };
  return columns.map((column) => csvText(cells[column] ?? '')).join(',');
}
