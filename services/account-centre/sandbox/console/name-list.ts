import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { MailTemplate } from '#lib/contracts/account-centre.ts';
import type { Executor } from '#services/platform/database/database.ts';
import { readRows } from '#services/platform/database/rows.ts';

const template: MailTemplate = 'domain-registered';

const registered = z.object({
  values: z.object({
    domain: z.string(),
    until: z.string(),
    renewal: z.string(),
    number: z.string(),
    orderPath: z.string().regex(/^\/(?![/\\])/),
  }),
});

const nameRow = z
  .object({ request: z.string() })
  .transform(({ request }) => registered.safeParse(JSON.parse(request)).data?.values ?? null);

/** A name as the site wrote of it when it was registered. */
export type OwnedName = z.output<typeof registered>['values'];

/** The names of an account, the latest first: the centre knows of them by the site's e-mails alone. */
export async function readNamesOf(executor: Executor, accountId: string): Promise<OwnedName[]> {
  const rows = await readRows(
    executor,
    sql`SELECT request FROM sandbox_mail WHERE account_id = ${accountId} AND kind = ${template} ORDER BY sent_at DESC, id LIMIT 100`,
    nameRow,
  );
  return rows.filter((row) => row !== null);
}
