import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { sandboxMigrations } from '#services/account-centre/sandbox/migrations.ts';
import { tosInForce, tosShape } from '#services/mydoc/orders/placement/tos-versions.ts';
import { mydocMigrations } from '#services/mydoc/register-mydoc.ts';
import { openDatabase, type Database } from '#services/platform/database/database.ts';
import { migrate } from '#services/platform/database/migrations.ts';
import { findAnyPort } from '#scripts/stack/free-port.ts';
import { seedDocuments } from '#studio/seed/seed.ts';
import { createServerDatabase } from '#tests/setup/databases/server-database.ts';
import type { SampleDocument } from '#tests/lib/content/ask-over.ts';
import { answerQuery } from '#tests/studio/query-server.ts';
import { addBuyers, type Buyer } from './add-buyers.ts';
import { jobsInHandPath } from './jobs-in-hand.ts';
import type { KillPoint } from './kill-point.ts';

const script = new URL('./shop-process.ts', import.meta.url).pathname;

export interface ShopProcess {
  readonly origin: string;
  readonly ended: Promise<void>;
  /** How many jobs are due or running. */
  jobsInHand(): Promise<number>;
  kill(): Promise<void>;
}

export interface ShopFleet {
  /** The version of the terms in force. */
  readonly termsVersion: string;
  /** A process of the service: on the embedded database only one at a time. */
  start(killPoint?: KillPoint): Promise<ShopProcess>;
  buyers(count: number, identity?: 'verified'): Promise<Buyer[]>;
  /** Reads the database; the embedded one only while no process has it open. */
  look<T>(at: (database: Database) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/**
 * Processes of the service over one database: that of TEST_DATABASE_URL, or an embedded one in a directory of its own. `more`: content
 * besides the seed.
 */
export async function openFleet(
  stock: { region: string; model: string; remaining: number },
  more: readonly SampleDocument[] = [],
): Promise<ShopFleet> {
  const directory = await mkdtemp(join(tmpdir(), 'shop-'));
  const serverUrl = process.env.TEST_DATABASE_URL;
  const own = serverUrl ? await createServerDatabase(serverUrl) : null;
  const databaseUrl = own?.url;
  const documents = [...seedDocuments({}, new Date()), ...more];
  const content = await openContent(documents);
  const running = new Set<ChildProcess>();

  const look = async <T>(at: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openDatabase({ databaseUrl, directory: join(directory, 'database') });
    try {
      return await at(database);
    } finally {
      await database.close();
    }
  };
  await look(async (database) => {
    await migrate(database, [sandboxMigrations, ...mydocMigrations]);
    const { region, model, remaining } = stock;
    await database.executor.execute(sql`
      INSERT INTO server_stock (region, model, remaining) VALUES (${region}, ${model}, ${remaining}) ON CONFLICT (region, model) DO UPDATE SET remaining = ${remaining}`);
  });

  return {
    look,
    termsVersion: await versionInForce(documents),
    start: async (killPoint) => {
      const port = await findAnyPort();
      const settings = { port, directory, databaseUrl, contentUrl: content.url, killPoint: killPoint ?? null };
      const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, JSON.stringify(settings)], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      running.add(child);
      const ended = once(child, 'exit').then(() => void running.delete(child));
      // one that finds work when it starts may reach its kill point before it is open
      await Promise.race([untilOpen(child), ended]);
      const origin = `http://127.0.0.1:${port}`;
      return {
        origin,
        ended,
        jobsInHand: async () => z.int().parse(await (await fetch(`${origin}${jobsInHandPath}`)).json()),
        kill: async () => {
          child.kill('SIGKILL');
          await ended;
        },
      };
    },
    buyers: (count, identity) => look((database) => addBuyers(database, count, identity)),
    close: async () => {
      await Promise.all(
        [...running].map((child) => {
          child.kill('SIGKILL');
          return once(child, 'exit');
        }),
      );
      content.server.closeAllConnections();
      content.server.close();
      await own?.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const untilOpen = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) =>
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('shop is open')) resolve();
    }),
  );

async function versionInForce(documents: readonly unknown[]): Promise<string> {
  const editions = z.array(z.unknown()).parse(await answerQuery(documents, tosShape.query));
  return String(
    Math.max(
      ...tosInForce(
        tosShape.read(editions, () => undefined),
        Date.now(),
      ).map(({ version }) => version),
    ),
  );
}

/** The seed as an external CMS, each query computed once. */
async function openContent(documents: readonly unknown[]): Promise<{ url: string; server: Server }> {
  const answers = new Map<string, Promise<unknown>>();
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams.get('query') ?? '';
    const answer = answers.get(query) ?? answerQuery(documents, query);
    answers.set(query, answer);
    answer.then((result) => response.end(JSON.stringify({ result }))).catch(() => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
