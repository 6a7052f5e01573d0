import { existsSync } from 'node:fs';
import path from 'node:path';
import { isBlockedPort } from './blocked-ports.ts';
import { findFreePort } from './free-port.ts';
import { inProject, projectRoot } from './project-paths.ts';
import { loadSecrets } from './secrets.ts';

export type StackEnvironment = Record<string, string> & { NODE_ENV: 'production' | 'development' };

export interface StackSettings {
  port: number;
  servicesPort: number;
  dataDirectory: string;
  /** The environment of both processes: the caller's, with defaults for the embedded parts. */
  environment: StackEnvironment;
}

const defaultPort = 3000;

/** Where a stack has its data, by its environment. */
export const dataDirectoryOf = (given: Readonly<Record<string, string | undefined>>): string =>
  path.resolve(projectRoot, given.DATA_DIRECTORY || '.data');

/** Ports, data directory and environment of one stack; the environment overrides the embedded defaults. */
export async function readStackSettings(
  given: Readonly<Record<string, string | undefined>>,
  mode: StackEnvironment['NODE_ENV'] = 'production',
): Promise<StackSettings> {
  const dataDirectory = dataDirectoryOf(given);
  const port = readPort('PORT', given.PORT) ?? defaultPort;
  const servicesPort = readPort('SERVICES_PORT', given.SERVICES_PORT) ?? (await findFreePort(port + 1));
  const present = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[1] !== '');
  const servicesUrl = `http://127.0.0.1:${servicesPort}`;
  const siteInternalUrl = `http://127.0.0.1:${port}`;
  const embedded = {
    SANITY_API_HOST: `${servicesUrl}/lake`,
    SITE_URL: `http://localhost:${port}`,
    HOST: '127.0.0.1',
    ...loadSecrets(dataDirectory),
  };
  const environment = {
    LOG_LEVEL: 'warn',
    ...embedded,
    ...Object.fromEntries(present),
    NODE_ENV: mode,
    PORT: String(port),
    SERVICES_PORT: String(servicesPort),
    SERVICES_URL: given.SERVICES_URL || servicesUrl,
    SITE_INTERNAL_URL: given.SITE_INTERNAL_URL || siteInternalUrl,
    DATA_DIRECTORY: dataDirectory,
    NEXT_TELEMETRY_DISABLED: '1',
    // Node's compile cache, so that a process is back soon after it was killed
    NODE_COMPILE_CACHE: given.NODE_COMPILE_CACHE || path.join(dataDirectory, 'compiled'),
  };
  return { port, servicesPort, dataDirectory, environment };
}

const highestPort = 65_535;

function readPort(name: string, value: string | undefined): number | null {
  if (!value) return null;
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= highestPort) {
    if (isBlockedPort(port))
      throw new Error(
        `${name}: browsers open no page at port ${port}, which belongs to another protocol. Choose another: PORT=3100 npm start`,
      );
    return port;
  }
  throw new Error(`${name}: '${value}' is no port; it is a number from 1 to ${highestPort}.`);
}

/** Reads a `.env` file beside package.json if there is one; variables that are already set take precedence. */
export function loadEnvironmentFile(): void {
  const file = inProject('.env');
  if (existsSync(file)) process.loadEnvFile(file);
}
