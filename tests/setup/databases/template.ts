import { openAsBlob } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * What the tests' databases are copies of: a database of the server that TEST_DATABASE_URL names, or a file for the embedded one. Beside
 * it lie the passwords of its accounts, in a directory of its own.
 */
export const makeTemplateDirectory = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'hostfront-template-'));

export const removeTemplateDirectory = (directory: string): Promise<void> => rm(directory, { recursive: true, force: true });

export const accountsFileIn = (directory: string): string => path.join(directory, 'accounts.json');

export const snapshotFileIn = (directory: string): string => path.join(directory, 'database.tar');

function ofThisRun(name: 'TEST_SERVER_TEMPLATE' | 'TEST_SERVER_TEMPLATE_DIRECTORY' | 'TEST_EMBEDDED_TEMPLATE_DIRECTORY'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: tests that want a database belong to the project 'services'`);
  return value;
}

/** Name of the template in the server. */
export const serverTemplate = (): string => ofThisRun('TEST_SERVER_TEMPLATE');

/** The embedded template, as the engine loads it. */
export const embeddedTemplate = (): Promise<Blob> => openAsBlob(snapshotFileIn(ofThisRun('TEST_EMBEDDED_TEMPLATE_DIRECTORY')));

/** Puts the passwords of the template's accounts into a data directory: new ones would take a second or two to hash. */
export async function copyAccounts(dataDirectory: string): Promise<void> {
  const directory = ofThisRun(process.env.TEST_DATABASE_URL ? 'TEST_SERVER_TEMPLATE_DIRECTORY' : 'TEST_EMBEDDED_TEMPLATE_DIRECTORY');
  await copyFile(accountsFileIn(directory), accountsFileIn(dataDirectory));
}
