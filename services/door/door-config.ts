import { z } from 'zod';
import { humanCheckProviders, readEnvironment } from '#services/platform/config.ts';
import { logLevels } from '#services/platform/log.ts';
import { parseTrustedProxies, type TrustedProxies } from './trusted-proxies.ts';

const port = z.coerce.number().int().min(1).max(65_535);

const logLevel = z.enum(logLevels).default('info');

/** The environment variables that the door reads besides those of its page cache; the pages read theirs in lib/content. */
const doorEnvironment = z.object({
  PORT: port.default(3000),
  HOST: z.string().default('0.0.0.0'),
  SERVICES_URL: z.url({ protocol: /^https?$/ }).default('http://127.0.0.1:3001'),
  SITE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRUST_PROXY: z.string().default('loopback'),
  LOG_LEVEL: logLevel,
  NEXT_COMPRESS: z.enum(['0', '1']).default('1'),
  NEXT_DIST_DIR: z.string().default('.next'),
  HUMAN_CHECK_PROVIDER: z.enum(humanCheckProviders).default('altcha'),
  NODE_ENV: z.enum(['production', 'development']).default('production'),
});

export interface DoorConfig {
  port: number;
  host: string;
  servicesUrl: string;
  /** Host of the site's own address, for redirects to https; absent = the request's. */
  siteHost: string | undefined;
  trustedProxies: TrustedProxies;
  logLevel: (typeof logLevels)[number];
  /** Off where a proxy in front compresses. */
  compress: boolean;
  /** The build directory, relative to the project. */
  buildDirectory: string;
  /** Whose widget a page may show. */
  humanCheckProvider: (typeof humanCheckProviders)[number];
  /** Serves sources with hot reload instead of a build. */
  development: boolean;
}

export function readDoorConfig(environment: Readonly<Record<string, string | undefined>>): DoorConfig {
  const values = readEnvironment(doorEnvironment, environment);
  return {
    port: values.PORT,
    host: values.HOST,
    servicesUrl: values.SERVICES_URL,
    siteHost: values.SITE_URL ? new URL(values.SITE_URL).host : undefined,
    trustedProxies: parseTrustedProxies(values.TRUST_PROXY),
    logLevel: values.LOG_LEVEL,
    compress: values.NEXT_COMPRESS === '1',
    buildDirectory: values.NEXT_DIST_DIR,
    humanCheckProvider: values.HUMAN_CHECK_PROVIDER,
    development: values.NODE_ENV === 'development',
  };
}

/** Next creates the page cache, before and besides the door: it reads its own variables, and no others can fail it. */
const pageCacheEnvironment = z.object({
  REDIS_URL: z.string().optional(),
  DATA_DIRECTORY: z.string().default('.data'),
  EDGE_CACHE_DIRECTORY: z.string().optional(),
  LOG_LEVEL: logLevel,
});

export interface PageCacheConfig {
  /** Absent: pages are in memory and on disk. */
  redisUrl: string | undefined;
  dataDirectory: string;
  /** Cache folder of an nginx on the same machine. */
  edgeCacheDirectory: string | undefined;
  logLevel: (typeof logLevels)[number];
}

export function readPageCacheConfig(environment: Readonly<Record<string, string | undefined>>): PageCacheConfig {
  const values = readEnvironment(pageCacheEnvironment, environment);
  return {
    redisUrl: values.REDIS_URL,
    dataDirectory: values.DATA_DIRECTORY,
    edgeCacheDirectory: values.EDGE_CACHE_DIRECTORY,
    logLevel: values.LOG_LEVEL,
  };
}
