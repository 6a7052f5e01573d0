import { openAsBlob } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The template of the tests' databases: a database of the server at TEST_DATABASE_URL, or a file for the embedded one. The passwords of its
 * accounts are beside it, in a directory of their own.
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

/** Copies the passwords of the template's accounts into a data directory: new ones would take a second or two to hash. */
export async function copyAccounts(dataDirectory: string): Promise<void> {
  const directory = ofThisRun(process.env.TEST_DATABASE_URL ? 'TEST_SERVER_TEMPLATE_DIRECTORY' : 'TEST_EMBEDDED_TEMPLATE_DIRECTORY');
  await copyFile(accountsFileIn(directory), accountsFileIn(dataDirectory));
}
