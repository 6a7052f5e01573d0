import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, test } from '@jest/globals';
import { scheduleCheckpoints } from '#services/platform/database/embedded-checkpoints.ts';

test('the embedded database writes a checkpoint once its log has grown, so that a start after a kill is short', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'hostfront-log-'));
  const client = await PGlite.create(path.join(directory, 'database'));
  const checkpoints = scheduleCheckpoints(client);
  expect(await checkpoints.look()).toBe(false);
  // text that cannot be compressed
  await client.exec(
    "CREATE TABLE page AS SELECT string_agg(md5(random()::text), '') AS body FROM generate_series(1, 1200) number, generate_series(1, 600) part GROUP BY number",
  );
  expect(await checkpoints.look()).toBe(true);
  expect(await checkpoints.look()).toBe(false);
  checkpoints.stop();
  await client.close();
  await rm(directory, { recursive: true });
});
