import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { cannotStart } from '../process/startup-failure.ts';

/** The text of a file; null if it does not exist. */
export async function readPrivateFile(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

const emptyAccounts = '{"editors":[],"visitors":[]}';

/** The remedy for a damaged file with the embedded accounts. */
const accountsRemedy = `Put it back, or write ${emptyAccounts} into it: the next start then gives the embedded accounts new passwords.`;

const list = z.array(z.unknown());
/** Whoever made the file wrote at least one of the lists. */
const anyList = z.union([z.looseObject({ editors: list }), z.looseObject({ visitors: list })]);

/**
 * A file with embedded accounts, as its reader knows them; null where there is none. @throws a sentence that names the file, and what to do
 * about it, where it is damaged or lists nobody.
 */
export async function readAccountsFile<T>(file: string, schema: z.core.$ZodType<T>): Promise<T | null> {
  const text = await readPrivateFile(file);
  if (text === null) return null;
  const json = jsonOf(text);
  const parsed = z.safeParse(schema, json);
  if (parsed.success && anyList.safeParse(json).success) return parsed.data;
  throw cannotStart(`${file} cannot be read, or has no list of accounts. ${accountsRemedy}`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Where to find the passwords of embedded accounts that an accounts file does not list. */
export const passwordsElsewhere = (file: string): string =>
  `The passwords of the embedded accounts are in the accounts.json of the DATA_DIRECTORY that made them, not in ${file}. ` +
  `Copy it there, or give the accounts new passwords: write ${emptyAccounts} into that file, then start again.`;

/** Writes a file that only its owner can read; a reader sees the old text or the new one, never half of it. */
export const writePrivateFile = (file: string, text: string): Promise<void> => withDraft(file, text, (draft) => rename(draft, file));

/** Writes a private file that does not exist yet: of several writers the first wins, and all get its text. */
export async function makePrivateFile(file: string, text: string): Promise<string> {
  await withDraft(file, text, async (draft) => {
    try {
      await link(draft, file);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    }
  });
  return (await readPrivateFile(file)) ?? text;
}

async function withDraft(file: string, text: string, put: (draft: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomUUID()}.new`;
  try {
    await writeFile(draft, text, { mode: 0o600 });
    await chmod(draft, 0o600);
    await put(draft);
  } finally {
    await rm(draft, { force: true });
  }
}

const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : null);
