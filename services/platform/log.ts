import { pino, type Logger } from 'pino';

export type { Logger } from 'pino';

/** Fields that never reach a log, wherever they stand. */
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
  'req.headers.cookie',
  'req.headers.authorization',
];

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export type LogLevel = (typeof logLevels)[number];

/** A JSON-lines logger on standard output. */
export const createLog = (settings: { name: string; level: LogLevel }): Logger =>
  pino({ name: settings.name, level: settings.level, redact: { paths: redactedPaths, censor: '[redacted]' } });
