import { pino, stdSerializers, type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Fields that are redacted from logs at any depth. */
const redactedPaths = [
  'password',
  'token',
  'cookie',
  'authorization',
  'secret',
  '*.password',
  '*.token',
  '*.cookie',
  '*.authorization',
  '*.secret',
  'credential',
  '*.credential',
  'encryptedPassword',
  '*.encryptedPassword',
  'userData',
  '*.userData',
  'req.headers.cookie',
  'req.headers.authorization',
];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** The parameters of a failed statement: they may contain what a visitor typed. */
const statementValues = /(\n\s*params:)[\s\S]*?(?=\n\s+at |$)/g;

/** An error as it is logged; parameters of a statement are left out, also in its causes. */
function errorFacts(error: Error): object {
  const { params: _params, ...facts } = { params: undefined, ...stdSerializers.err(error) };
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(statementValues, '$1 [redacted]') : value,
    ]),
  );
}

/** A JSON-lines logger on standard output, or another destination in a test. */
export const createLog = (settings: { name: string; level: LogLevel; destination?: DestinationStream }): Logger =>
  pino(
    {
      name: settings.name,
      level: settings.level,
      redact: { paths: redactedPaths, censor: '[redacted]' },
      serializers: { err: errorFacts },
    },
    ...(settings.destination ? [settings.destination] : []),
  );
