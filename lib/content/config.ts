import * as z from 'zod/mini';
import { contentApiVersion } from './api-version.ts';

const environment = z.object({
  SANITY_PROJECT_ID: z._default(z.string().check(z.regex(/^[a-z0-9-]+$/)), 'lake'),
  SANITY_DATASET: z._default(z.string().check(z.regex(/^[a-z0-9_-]+$/)), 'production'),
  SANITY_API_VERSION: z._default(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)), contentApiVersion),
  SANITY_API_HOST: z._default(z.url(), 'http://127.0.0.1:3001/lake'),
  SANITY_PUBLIC_HOST: z._default(z.string().check(z.regex(/^(\/|https?:\/\/)/)), '/lake'),
  SANITY_READ_TOKEN: z.optional(z.string().check(z.minLength(1))),
  SANITY_TIMEOUT_MS: z._default(z.coerce.number().check(z.int(), z.positive()), 3000),
});

/** Where content comes from: the embedded lake, or hosted Sanity when the project is any other. */
export interface ContentConfig {
  readonly projectId: string;
  readonly dataset: string;
  readonly apiVersion: string;
  readonly hosted: boolean;
  /** The server's address of the lake; hosted Sanity has its own host name. */
  readonly apiHost: string;
  /** The base of a picture's address, as the browser sees it. */
  readonly pictureBase: string;
  /** Token for what is not public: drafts, and all of the embedded dataset; never sent to the browser. */
  readonly readToken: string | null;
  readonly timeoutMs: number;
}

/** Parses the environment; throws with each bad variable named. */
export function readContentConfig(variables: Readonly<Record<string, string | undefined>>): ContentConfig {
  const parsed = environment.safeParse(withoutEmpty(variables));
  if (!parsed.success) throw new Error(`content configuration: ${z.prettifyError(parsed.error)}`);
  const values = parsed.data;
  const hosted = values.SANITY_PROJECT_ID !== 'lake';
  const pictureHost = hosted ? 'https://cdn.sanity.io' : values.SANITY_PUBLIC_HOST;
  return {
    projectId: values.SANITY_PROJECT_ID,
    dataset: values.SANITY_DATASET,
    apiVersion: values.SANITY_API_VERSION,
    hosted,
    apiHost: values.SANITY_API_HOST,
    pictureBase: `${pictureHost.replace(/\/$/, '')}/images/${values.SANITY_PROJECT_ID}/${values.SANITY_DATASET}`,
    readToken: values.SANITY_READ_TOKEN ?? null,
    timeoutMs: values.SANITY_TIMEOUT_MS,
  };
}

let current: ContentConfig | undefined;

/** This process's configuration, read once. */
export const contentConfig = (): ContentConfig => (current ??= readContentConfig(process.env));

/** An empty variable counts as absent. */
const withoutEmpty = (variables: Readonly<Record<string, string | undefined>>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
