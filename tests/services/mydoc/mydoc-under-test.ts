import type { FastifyInstance, InjectOptions } from 'fastify';
import { z } from 'zod';
import { writeForm } from '#lib/contracts/form-body.ts';
import type { AskContent } from '#lib/content/content-source.ts';
import { errorKeys, type ErrorKey } from '#lib/contracts/error-codes.ts';
import { registerMydoc, type Mydoc, type MydocDeps } from '#services/mydoc/register-mydoc.ts';
import type { Database } from '#services/platform/database/database.ts';
import { createHttpApp } from '#services/platform/http.ts';
import { createLog } from '#services/platform/log.ts';
import { createMetrics } from '#services/platform/metrics.ts';
import { openTestDatabase } from '#tests/setup/test-database.ts';

const envelope = z.object({ code: z.int(), message: z.unknown() });

export interface Answer {
  status: number;
  code: number;
  message: unknown;
  headers: Readonly<Record<string, unknown>>;
  cookies: readonly string[];
}

export interface MydocUnderTest {
  app: FastifyInstance;
  mydoc: Mydoc;
  database: Database;
  /** Keys of refusals that were answered so far. */
  reached: ReadonlySet<ErrorKey>;
  call(path: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<Answer>;
  send(options: InjectOptions): Promise<Answer>;
  close(): Promise<void>;
}

const noContent: AskContent = async () => [];
const manyCalls = { readsPerMinute: 1_000_000, actionsPerMinute: 1_000_000 };

/** The service over a database of its own; `ask` replaces the CMS. */
export async function startMydoc(
  settings: Partial<
    Pick<
      MydocDeps,
      | 'embeddings'
      | 'chatModel'
      | 'sessions'
      | 'isEditor'
      | 'limits'
      | 'log'
      | 'openPassword'
      | 'humanCheck'
      | 'passwordKey'
      | 'orders'
      | 'payments'
      | 'monotonicMs'
      | 'domains'
    >
  > & { ask?: AskContent; database?: Database } = {},
): Promise<MydocUnderTest> {
  const database = settings.database ?? (await openTestDatabase());
  const log = settings.log ?? createLog({ name: 'test', level: 'silent' });
  const app = createHttpApp({ log, metrics: createMetrics(), ready: () => true, trustProxy: 'loopback' });
  const mydoc = await registerMydoc(app, {
    limits: manyCalls,
    ...settings,
    database,
    log,
    content: { ask: settings.ask ?? noContent, pictureBase: '/lake/images/lake/production' },
  });
  const reached = new Set<ErrorKey>();

  const send = async (options: InjectOptions): Promise<Answer> => {
    const answer = await app.inject(options);
    const { code, message } = envelope.parse(answer.json());
    const key = z.object({ key: z.enum(errorKeys) }).safeParse(message).data?.key;
    if (key) reached.add(key);
    const setCookie = answer.headers['set-cookie'] ?? [];
    return { status: answer.statusCode, code, message, headers: answer.headers, cookies: [setCookie].flat() };
  };

  return {
    app,
    mydoc,
    database,
    reached,
    send,
    call: (path, fields = {}, headers = {}) =>
      send({
        method: 'POST',
        url: `/myDoc/${path}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: writeForm(fields),
      }),
    close: async () => {
      await app.close();
      if (!settings.database) await database.close();
    },
  };
}
