import { z } from 'zod';
import type { Database } from '#services/platform/database/database.ts';
import { hashPassword, hashSecret, newSecret } from '#services/platform/secrets/passwords.ts';
import { readAccountsFile, writePrivateFile } from '#services/platform/secrets/private-file.ts';
import { addEditor, readKnownEditors, reinstateAdministrator, replaceSecrets } from './editor-table.ts';
import { removeFactor } from './two-factor-table.ts';
import type { EditorRole } from '#lib/contracts/editor-accounts.ts';

const embeddedEditors = [
  { email: 'admin@hostfront.test', name: 'Administrator', role: 'administrator' },
  { email: 'editor@hostfront.test', name: 'Marketing Editor', role: 'editor' },
  { email: 'legal@hostfront.test', name: 'Legal Editor', role: 'legal' },
  { email: 'viewer@hostfront.test', name: 'Viewer', role: 'viewer' },
] as const satisfies readonly { email: string; name: string; role: EditorRole }[];

const accountsSchema = z.looseObject({ editors: z.array(z.looseObject({ email: z.string(), token: z.string().optional() })).optional() });

type Listed = NonNullable<z.infer<typeof accountsSchema>['editors']>[number];
type NewEditor = Parameters<typeof addEditor>[1];

/**
 * Makes sure that the embedded editors exist and that the accounts file (readable by its owner only) lists their passwords and tokens, as
 * far as this process can know them; false if another process created them. Secrets that nobody can look up any more are replaced in the
 * embedded database, which lies beside the file; on a server, another replica may hold them, and only a file with an empty list requests
 * new ones. An account that an administrator removed stays removed; only an empty list brings the embedded administrator back, so that
 * whoever runs the machine is never locked out.
 */
export async function ensureEmbeddedEditors(database: Database, accountsFile: string): Promise<boolean> {
  const found = await readAccountsFile(accountsFile, accountsSchema);
  const known = await readKnownEditors(database.executor);
  const isReset = found?.editors?.length === 0;
  const mayReplace = database.profile.connections === 1 || isReset;
  const listed: Listed[] = [];
  const made: NewEditor[] = [];
  let complete = true;
  for (const { email, name, role } of embeddedEditors) {
    const entry = found?.editors?.find((each) => each.email === email);
    const account = known.get(email);
    const returns = isReset && role === 'administrator';
    if (account?.isRemoved && !returns) continue;
    const holds = entry?.token !== undefined && account?.tokenHash === hashSecret(entry.token);
    if (holds || (account && !mayReplace)) {
      if (entry) listed.push(entry);
      complete &&= holds;
      continue;
    }
    const password = newSecret().slice(0, 16);
    const token = newSecret();
    listed.push({ role: returns ? role : (account?.role ?? role), email, password, token });
    made.push({
      id: `editor-${role}`,
      email,
      name,
      role,
      passwordHash: await hashPassword(password, { queue: 'editors' }),
      tokenHash: hashSecret(token),
    });
  }
  if (made.length === 0) return complete;
  const written = await database.transaction(async (tx) => {
    for (const editor of made) {
      if (known.has(editor.email)) await replaceSecrets(tx, editor.email, editor.passwordHash, editor.tokenHash);
      else if (!(await addEditor(tx, editor))) return false;
      if (isReset && editor.role === 'administrator') {
        await reinstateAdministrator(tx, editor.email);
        await removeFactor(tx, editor.id);
      }
    }
    // before the commit: passwords in the database are always in the file, even after a crash
    await writePrivateFile(accountsFile, `${JSON.stringify({ ...found, editors: listed }, null, 2)}\n`);
    return true;
  });
  // another replica was creating them at the same moment
  return written ? complete : ensureEmbeddedEditors(database, accountsFile);
}
