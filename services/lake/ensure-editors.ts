import { z } from 'zod';
import type { Database } from '#services/platform/database.ts';
import { hashPassword, hashSecret, newSecret } from '#services/platform/passwords.ts';
import { accountsRemedy, readPrivateJson, writePrivateFile } from '#services/platform/private-file.ts';
import { addEditor, readEditors, replaceSecrets } from './editor-table.ts';
import type { EditorRole } from './rights.ts';

const embeddedEditors = [
  { email: 'admin@hostfront.test', name: 'Administrator', role: 'administrator' },
  { email: 'editor@hostfront.test', name: 'Marketing Editor', role: 'editor' },
  { email: 'legal@hostfront.test', name: 'Legal Editor', role: 'legal' },
  { email: 'viewer@hostfront.test', name: 'Viewer', role: 'viewer' },
] as const satisfies readonly { email: string; name: string; role: EditorRole }[];

const accountsSchema = z.looseObject({
  editors: z.array(z.looseObject({ email: z.string() })).default([]),
  visitors: z.array(z.unknown()).default([]),
});

type Accounts = z.infer<typeof accountsSchema>;

const empty: Accounts = { editors: [], visitors: [] };

/**
 * Sees to it that the embedded editors exist and that the accounts file (readable by its owner only) names their passwords
 * and tokens. An editor whose secrets nobody can look up any more gets new ones; everything else stays.
 */
export async function ensureEmbeddedEditors(database: Database, accountsFile: string): Promise<void> {
  const accounts = await readAccounts(accountsFile);
  const known = new Set((await readEditors(database.executor)).map((editor) => editor.email));
  const editors: Accounts['editors'] = [];
  let changed = false;
  for (const { email, name, role } of embeddedEditors) {
    const listed = accounts.editors.find((entry) => entry.email === email);
    if (listed && known.has(email)) {
      editors.push(listed);
      continue;
    }
    changed = true;
    const password = newSecret().slice(0, 16);
    const token = newSecret();
    const [passwordHash, tokenHash] = [await hashPassword(password), hashSecret(token)];
    if (known.has(email)) await replaceSecrets(database.executor, email, passwordHash, tokenHash);
    else await addEditor(database.executor, { id: `editor-${role}`, email, name, role, passwordHash, tokenHash });
    editors.push({ role, email, password, token });
  }
  if (changed) await writePrivateFile(accountsFile, `${JSON.stringify({ ...accounts, editors }, null, 2)}\n`);
}

const readAccounts = async (file: string): Promise<Accounts> => (await readPrivateJson(file, accountsSchema, accountsRemedy)) ?? empty;
