import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { readAccountsFile } from '#services/platform/secrets/private-file.ts';
import { fullDisk, isFullDisk, isRoomTooSmall, startupSentence } from '#services/platform/process/startup-failure.ts';

let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'startup-'));
});

afterAll(() => rm(directory, { recursive: true }));

describe('a failure that the operator can put right', () => {
  test.each(['', '{"editors": [', '{"editors": 1}', '{}'])('an accounts file with %j in it is named in a sentence', async (text) => {
    const file = join(directory, 'accounts.json');
    await writeFile(file, text);
    const error: unknown = await readAccountsFile(file, z.object({ editors: z.array(z.string()).optional() })).catch(
      (thrown: unknown) => thrown,
    );
    expect(startupSentence(error)).toContain(`${file} cannot be read, or has no list of accounts. Put it back, or write`);
  });

  test('a full disk and a port in use are said in a sentence; anything else is not', () => {
    expect(startupSentence(Object.assign(new Error('x'), { code: 'ENOSPC' }))).toContain('The disk is full');
    expect(startupSentence(Object.assign(new Error('x'), { cause: Object.assign(new Error('y'), { code: '53100' }) }))).toContain(
      'The disk is full',
    );
    expect(startupSentence(Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 3001 }))).toContain('Port 3001 is in use');
    expect(startupSentence(new Error('a bug'))).toBeNull();
    expect(startupSentence(fullDisk(new Error('PGlite failed to initialize properly')))).toContain('The disk is full');
    expect([32 * 1_024 * 1_024 - 1, 32 * 1_024 * 1_024].map(isRoomTooSmall)).toEqual([true, false]);
    expect(isFullDisk(new Error('could not extend file "base/5/1259": No space left on device'))).toBe(true);
  });
});
