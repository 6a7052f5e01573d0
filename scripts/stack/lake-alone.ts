import path from 'node:path';
import { createClient, type SanityClient } from '@sanity/client';
import { contentApiVersion } from '#lib/content/api-version.ts';
import { findAnyPort } from './free-port.ts';
import { readStackSettings } from './stack-settings.ts';
import { supervise } from './supervised-process.ts';
import { waitFor } from './wait-for.ts';

/** A content lake in a process of its own, without site and services, that is started again when it dies. */
export interface LakeAlone {
  readonly origin: string;
  readonly dataDirectory: string;
  /** The official client with the rights of an administrator; it reads drafts too. */
  readonly client: SanityClient;
  readonly token: string;
  readonly pid: () => number | undefined;
  untilReady(): Promise<void>;
  stop(): Promise<void>;
}

const startedWithinMs = 300_000;

/** On the embedded database in a folder. @throws if it does not answer within five minutes */
export async function startLakeAlone(dataDirectory: string): Promise<LakeAlone> {
  const port = await findAnyPort();
  const { PATH = '', HOME = '' } = process.env;
  const origin = `http://127.0.0.1:${port}`;
  const { environment } = await readStackSettings({
    ...{ PATH, HOME, PORT: String(port), SITE_URL: origin, LOG_LEVEL: 'fatal' },
    DATA_DIRECTORY: path.resolve(dataDirectory),
  });
  const failed = new AbortController();
  const running = supervise({
    name: 'lake',
    script: 'services/lake/alone/main.ts',
    environment,
    say: () => undefined,
    giveUp: (reason) => failed.abort(new Error(reason)),
  });
  const untilReady = async (): Promise<void> => {
    const accept = async (answer: Response): Promise<boolean> => answer.ok;
    await waitFor(`${origin}/readyz`, { deadlineMs: startedWithinMs, accept, signal: failed.signal });
  };
  await untilReady();
  const token = environment.SANITY_WRITE_TOKEN ?? '';
  return {
    origin,
    dataDirectory,
    token,
    client: createClient({
      ...{ projectId: 'lake', dataset: 'production', apiVersion: contentApiVersion, apiHost: `${origin}/lake` },
      ...{ useProjectHostname: false, useCdn: false, token, perspective: 'raw' },
    }),
    pid: () => running.pid,
    untilReady,
    stop: () => running.stop(),
  };
}
