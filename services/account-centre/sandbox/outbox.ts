import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { htmlLang, type Language } from '#lib/language/languages.ts';
import { writePrivateFile } from '#services/platform/secrets/private-file.ts';

export interface OutboxLetter {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly text: string;
}

/** Letters that lie there for longest go first. */
const lettersAtMost = 200;

/**
 * Where the letters lie that nobody who is logged in may read: in files that only the operator can open. A mailbox page would give the
 * password of an account to whoever has one of its sessions.
 */
export async function putIntoOutbox(folder: string, letter: OutboxLetter, now: Date): Promise<void> {
  const { to, language, subject, text } = letter;
  const name = `${now.toISOString().replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`;
  const head = [`To: ${to}`, `Subject: ${subject}`, `Date: ${now.toUTCString()}`, `Content-Language: ${htmlLang[language]}`];
  await writePrivateFile(path.join(folder, name), `${[...head, 'Content-Type: text/plain; charset=utf-8'].join('\n')}\n\n${text}\n`);
  const letters = (await readdir(folder)).filter((each) => each.endsWith('.eml')).toSorted();
  await Promise.all(letters.slice(0, -lettersAtMost).map((old) => rm(path.join(folder, old), { force: true })));
}
