import { createHmac } from 'node:crypto';
import path from 'node:path';
import { z } from 'zod';
import { serverDatabaseKinds } from './database/database-profiles.ts';
import { logLevels } from './log.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const secret = z.string().min(16, 'must have at least 16 characters');

/** A PEM text; `\\n` may stand for its line ends. */
const pem = z
  .string()
  .includes('PRIVATE KEY')
  .transform((text) => text.replaceAll('\\n', '\n'));

/** Who performs human verification: this site itself, or a provider by its widget. */
export const humanCheckProviders = ['altcha', 'turnstile', 'hcaptcha'] as const;

/** The settings required for a provider's own account centre. */
const neededWithCentre = ['ACCOUNT_CENTRE_SECRET', 'ACCOUNT_CENTRE_MERCHANT', 'RSA_PRIVATE_KEY'] as const;

/** Where the database is: all that most scripts need to know. */
const databaseVariables = {
  DATA_DIRECTORY: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_KIND: z.enum(serverDatabaseKinds).optional(),
} as const;

/** Every environment variable that the services read. */
const servicesEnvironment = z
  .object({
    ...databaseVariables,
    SERVICES_PORT: port.default(3001),
    SERVICES_HOST: z.string().default('127.0.0.1'),
    LOG_LEVEL: z.enum(logLevels).default('info'),
    SERVICES_TRUST_PROXY: z.string().default('loopback'),
    SITE_INTERNAL_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3000'),
    SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
    CONTENT_WEBHOOK_SECRET: secret,
    SANITY_PROJECT_ID: z
      .string()
      .regex(/^[-a-z0-9]+$/)
      .default('lake'),
    SANITY_DATASET: z.string().default('production'),
    SANITY_DATASET_VISIBILITY: z.enum(['private', 'public']).default('private'),
    SANITY_READ_TOKEN: secret,
    SANITY_WRITE_TOKEN: secret.optional(),
    SANITY_API_HOST: z.url({ protocol: /^https?$/ }).optional(),
    ACCOUNT_CENTRE_URL: z.url({ protocol: /^https?$/ }).optional(),
    ACCOUNT_CENTRE_SECRET: secret.optional(),
    ACCOUNT_CENTRE_SECRET_PREVIOUS: secret.optional(),
    ACCOUNT_CENTRE_MERCHANT: z.string().min(1).max(64).optional(),
    SANDBOX_BUILD_SECONDS: z.coerce.number().int().min(1).max(86_400).optional(),
    SESSION_COOKIE: z.enum(['hf_session', 'token']).default('hf_session'),
    RSA_PRIVATE_KEY: pem.optional(),
    RSA_PRIVATE_KEY_PREVIOUS: pem.optional(),
    HUMAN_CHECK_PROVIDER: z.enum(humanCheckProviders).default('altcha'),
    HUMAN_CHECK_SITE_KEY: z.string().min(1).optional(),
    HUMAN_CHECK_SECRET: z.string().min(1).optional(),
    HUMAN_CHECK_COST: z.coerce.number().int().min(1_000).max(200_000).optional(),
    EMBEDDINGS_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    EMBEDDINGS_MODEL: z.string().min(1).max(200).optional(),
    EMBEDDINGS_API_KEY: z.string().min(1).optional(),
    REGISTRAR_URL: z.url({ protocol: /^https?$/ }).optional(),
    REGISTRAR_SECRET: secret.optional(),
    RDAP_LOOK_UPS: z.enum(['on', 'off']).default('off'),
    RDAP_BOOTSTRAP_URL: z.url({ protocol: /^https?$/ }).optional(),
    CHAT_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    CHAT_MODEL: z.string().min(1).max(200).optional(),
    CHAT_API_KEY: z.string().min(1).optional(),
    CHAT_ANSWERS_A_DAY: z.coerce.number().int().min(0).max(1_000_000).default(2_000),
  })
  .superRefine((values, context) => {
    const demand = (names: readonly (keyof typeof values)[], because: string): void => {
      for (const name of names)
        if (values[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: `is needed with ${because}` });
    };
    if (values.ACCOUNT_CENTRE_URL !== undefined) demand(neededWithCentre, 'ACCOUNT_CENTRE_URL');
    if (values.EMBEDDINGS_BASE_URL !== undefined) demand(['EMBEDDINGS_MODEL'], 'EMBEDDINGS_BASE_URL');
    if (values.REGISTRAR_URL !== undefined) demand(['REGISTRAR_SECRET'], 'REGISTRAR_URL');
    if (values.CHAT_BASE_URL !== undefined) demand(['CHAT_MODEL'], 'CHAT_BASE_URL');
    if (values.HUMAN_CHECK_PROVIDER !== 'altcha')
      demand(['HUMAN_CHECK_SITE_KEY', 'HUMAN_CHECK_SECRET'], `HUMAN_CHECK_PROVIDER ${values.HUMAN_CHECK_PROVIDER}`);
  });

export interface ServicesConfig {
  host: string;
  port: number;
  dataDirectory: string;
  database: { databaseUrl?: string | undefined; databaseKind?: (typeof serverDatabaseKinds)[number] | undefined; directory: string };
  logLevel: (typeof logLevels)[number];
  /** Trusted proxies: the front door's address. */
  trustProxy: string;
  /** The site's address for the services, for notices and page refreshes. */
  siteInternalUrl: string;
  /** The site's public address; absent until someone sets it. */
  siteUrl?: string | undefined;
  contentWebhookSecret: string;
  content: {
    /** Whether this process stores the content itself; false with hosted Sanity. */
    embedded: boolean;
    projectId: string;
    dataset: string;
    /** Whether published documents of the embedded dataset may be read by anyone. */
    anyoneReads: boolean;
    readToken: string;
    writeToken?: string | undefined;
    apiHost?: string | undefined;
  };
  accounts: {
    /** A provider's account centre; absent = the sandbox. */
    centreUrl?: string | undefined;
    /** The first one signs, all are accepted. */
    centreSecrets: readonly string[];
    merchant?: string | undefined;
    /** Where the sandbox keeps other limits than its usual ones. */
    sandboxLimits: { buildSeconds?: number };
    credentialCookie: 'hf_session' | 'token';
    rsaPrivateKey?: string | undefined;
    rsaPrivateKeyPrevious?: string | undefined;
  };
  /** A service that turns texts into vectors for the search; absent: words alone. */
  embeddings?: { baseUrl: string; model: string; apiKey?: string | undefined } | undefined;
  /** A service that words the answers of the chat; absent: the texts answer alone. */
  chatModel?: { baseUrl: string; model: string; apiKey?: string | undefined; answersADay: number } | undefined;
  /** Who says whether a domain is free; absent: the sandbox. RDAP asks the registries as well, if it is on. */
  domains: { registrar?: { url: string; secret: string } | undefined; rdap: boolean; rdapBootstrapUrl?: string | undefined };
  humanCheck: { provider: (typeof humanCheckProviders)[number]; siteKey: string; secret: string; cost?: number | undefined };
}

/** Parses an environment by a schema. @throws one error that names every bad variable and its fault. */
export function readEnvironment<T>(schema: z.core.$ZodType<T>, environment: Readonly<Record<string, string | undefined>>): T {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = z.safeParse(schema, present);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The environment is not usable:\n${lines.join('\n')}`);
}

type DatabaseVariables = z.output<z.ZodObject<typeof databaseVariables>>;

const databaseSettings = ({ DATABASE_URL, DATABASE_KIND, DATA_DIRECTORY }: DatabaseVariables): ServicesConfig['database'] => ({
  databaseUrl: DATABASE_URL,
  databaseKind: DATABASE_KIND,
  directory: path.join(DATA_DIRECTORY, 'postgres'),
});

export const readDatabaseConfig = (environment: Readonly<Record<string, string | undefined>>): ServicesConfig['database'] =>
  databaseSettings(readEnvironment(z.object(databaseVariables), environment));

export function readServicesConfig(environment: Readonly<Record<string, string | undefined>>): ServicesConfig {
  const values = readEnvironment(servicesEnvironment, environment);
  return {
    host: values.SERVICES_HOST,
    port: values.SERVICES_PORT,
    dataDirectory: values.DATA_DIRECTORY,
    database: databaseSettings(values),
    logLevel: values.LOG_LEVEL,
    trustProxy: values.SERVICES_TRUST_PROXY,
    siteInternalUrl: values.SITE_INTERNAL_URL,
    siteUrl: values.SITE_URL,
    contentWebhookSecret: values.CONTENT_WEBHOOK_SECRET,
    content: {
      embedded: values.SANITY_PROJECT_ID === 'lake',
      projectId: values.SANITY_PROJECT_ID,
      dataset: values.SANITY_DATASET,
      anyoneReads: values.SANITY_DATASET_VISIBILITY === 'public',
      readToken: values.SANITY_READ_TOKEN,
      writeToken: values.SANITY_WRITE_TOKEN,
      apiHost: values.SANITY_API_HOST,
    },
    accounts: {
      centreUrl: values.ACCOUNT_CENTRE_URL,
      centreSecrets: [values.ACCOUNT_CENTRE_SECRET, values.ACCOUNT_CENTRE_SECRET_PREVIOUS].filter((value) => value !== undefined),
      merchant: values.ACCOUNT_CENTRE_MERCHANT,
      sandboxLimits: values.SANDBOX_BUILD_SECONDS === undefined ? {} : { buildSeconds: values.SANDBOX_BUILD_SECONDS },
      credentialCookie: values.SESSION_COOKIE,
      rsaPrivateKey: values.RSA_PRIVATE_KEY,
      rsaPrivateKeyPrevious: values.RSA_PRIVATE_KEY_PREVIOUS,
    },
    humanCheck: {
      provider: values.HUMAN_CHECK_PROVIDER,
      siteKey: values.HUMAN_CHECK_SITE_KEY ?? '',
      ...(values.HUMAN_CHECK_COST === undefined ? {} : { cost: values.HUMAN_CHECK_COST }),
      // all replicas accept each other's challenges, by a secret that they already share
      secret: values.HUMAN_CHECK_SECRET ?? createHmac('sha256', values.CONTENT_WEBHOOK_SECRET).update('human check').digest('base64url'),
    },
    domains: {
      registrar: values.REGISTRAR_URL === undefined ? undefined : { url: values.REGISTRAR_URL, secret: values.REGISTRAR_SECRET ?? '' },
      rdap: values.RDAP_LOOK_UPS === 'on',
      rdapBootstrapUrl: values.RDAP_BOOTSTRAP_URL,
    },
    embeddings: embeddingsOf(values),
    chatModel: chatModelOf(values),
  };
}

const embeddingsOf = (values: z.output<typeof servicesEnvironment>): ServicesConfig['embeddings'] =>
  values.EMBEDDINGS_BASE_URL === undefined
    ? undefined
    : { baseUrl: values.EMBEDDINGS_BASE_URL, model: values.EMBEDDINGS_MODEL ?? '', apiKey: values.EMBEDDINGS_API_KEY };

const chatModelOf = (values: z.output<typeof servicesEnvironment>): ServicesConfig['chatModel'] =>
  values.CHAT_BASE_URL === undefined
    ? undefined
    : {
        baseUrl: values.CHAT_BASE_URL,
        model: values.CHAT_MODEL ?? '',
        apiKey: values.CHAT_API_KEY,
        answersADay: values.CHAT_ANSWERS_A_DAY,
      };
