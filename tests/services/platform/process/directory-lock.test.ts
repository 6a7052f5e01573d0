import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { holdDirectory } from '#services/platform/process/directory-lock.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'hostfront-lock-'));
const lockModule = path.resolve(import.meta.dirname, '../../../../services/platform/process/directory-lock.ts');

afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('a directory that is held is refused in a sentence, and free again once released', async () => {
  const held = await holdDirectory(directory);
  await expect(holdDirectory(directory)).rejects.toThrow('is in use by another running stack');
  await held.release();
  await (await holdDirectory(directory)).release();
});

test('a holder that was killed leaves nothing behind', async () => {
  const script = `import(${JSON.stringify(lockModule)}).then(async ({ holdDirectory }) => { await holdDirectory(${JSON.stringify(directory)}); process.stdout.write('held'); setInterval(() => {}, 1000); })`;
  const child = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'ignore'] });
  await new Promise((resolve) => child.stdout.once('data', resolve));
  await expect(holdDirectory(directory)).rejects.toThrow('in use');
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  await (await holdDirectory(directory)).release();
});
