import path from 'node:path';
import { z } from 'zod';
import { readDatabaseConfig, readEnvironment } from '#services/platform/config.ts';
import { logLevels } from '#services/platform/log.ts';
import type { LakeSettings, WebhookSettings } from '../settings.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const secret = z.string().min(16, 'must have at least 16 characters');

/** What a lake reads from its environment that runs without the rest of the product; where its database is says the platform. */
const aloneEnvironment = z
  .object({
    PORT: port.default(3000),
    HOST: z.string().default('127.0.0.1'),
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    DATA_DIRECTORY: z.string().default('.data'),
    LOG_LEVEL: z.enum(logLevels).default('warn'),
    SERVICES_TRUST_PROXY: z.string().default('loopback'),
    SANITY_READ_TOKEN: secret,
    SANITY_WRITE_TOKEN: secret,
    SANITY_DATASET_VISIBILITY: z.enum(['private', 'public']).default('private'),
    LAKE_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
    CONTENT_WEBHOOK_SECRET: secret.optional(),
  })
  .refine(({ LAKE_WEBHOOK_URL: url, CONTENT_WEBHOOK_SECRET: key }) => url === undefined || key !== undefined, {
    path: ['CONTENT_WEBHOOK_SECRET'],
    message: 'is needed with LAKE_WEBHOOK_URL',
  });

export interface AloneSettings {
  readonly host: string;
  readonly port: number;
  readonly logLevel: (typeof logLevels)[number];
  readonly trustProxy: string;
  readonly database: ReturnType<typeof readDatabaseConfig>;
  readonly accountsFile: string;
  readonly lake: LakeSettings;
}

/** @throws one error that names every bad variable and its fault */
export function readAloneSettings(
  environment: Readonly<Record<string, string | undefined>>,
  { studioDirectory }: Pick<LakeSettings, 'studioDirectory'>,
): AloneSettings {
  const values = readEnvironment(aloneEnvironment, environment);
  return {
    host: values.HOST,
    port: values.PORT,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.SERVICES_TRUST_PROXY,
    database: readDatabaseConfig(environment),
    accountsFile: path.join(values.DATA_DIRECTORY, 'accounts.json'),
    lake: {
      projectId: 'lake',
      dataset: 'production',
      ...(values.SITE_URL ? { publicOrigin: values.SITE_URL } : {}),
      dataDirectory: values.DATA_DIRECTORY,
      readToken: values.SANITY_READ_TOKEN,
      adminToken: values.SANITY_WRITE_TOKEN,
      anyoneReads: values.SANITY_DATASET_VISIBILITY === 'public',
      webhooks: webhooksOf(values),
      studioDirectory,
    },
  };
}

const webhooksOf = ({ LAKE_WEBHOOK_URL: url, CONTENT_WEBHOOK_SECRET: key }: z.output<typeof aloneEnvironment>): WebhookSettings[] =>
  url === undefined || key === undefined ? [] : [{ name: 'content', url, secret: key }];
