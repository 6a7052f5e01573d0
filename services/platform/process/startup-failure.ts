import { sqlState } from '../database/sql-state.ts';

/** Exit code of a process that would fail again on every start: something has to be fixed first. */
export const cannotStartCode = 78;

/** An error whose message tells the operator what to fix; a restart does not help. */
export const cannotStart = (sentence: string): Error => Object.assign(new Error(sentence), { kind: 'cannot-start' as const });

const isCannotStart = (error: unknown): error is Error => error instanceof Error && 'kind' in error && error.kind === 'cannot-start';

const fullDiskStates = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Whether something failed because the disk is full. */
export const isFullDisk = (error: unknown): boolean => fullDiskStates.has(sqlState(error) ?? '') || mentionsFullDisk(error);

/** The embedded database reports a full disk in the message when it has no SQLSTATE for it. */
function mentionsFullDisk(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'message' in error && /no space left on device/i.test(String(error.message));
}

/** The embedded database begins a file of 16 MiB when it starts, and again for what it writes then. */
const roomAtLeastBytes = 32 * 1_024 * 1_024;

/** Whether the embedded database cannot start with this much room; it does not say so itself. */
export const isRoomTooSmall = (bytes: number): boolean => bytes < roomAtLeastBytes;

/** The failure of a start for which there was no room. */
export const fullDisk = (cause: unknown): Error => Object.assign(new Error('no space left on device', { cause }), { code: 'ENOSPC' });

/** A sentence for the failures that an operator can fix; null for all others. */
export function startupSentence(error: unknown): string | null {
  if (isCannotStart(error)) return error.message;
  if (isFullDisk(error)) return 'The disk is full. Make room on it, then start again; nothing that was saved is lost.';
  if (sqlState(error) === 'EADDRINUSE') {
    const port = typeof error === 'object' && error !== null && 'port' in error ? String(error.port) : '';
    return `Port ${port} is in use by another program. Stop that one, or choose another port (PORT, SERVICES_PORT).`;
  }
  return null;
}

/** Ends this process with a sentence instead of a stack trace if its failure is one that an operator can fix. */
export function endWithSentence(): void {
  process.once('uncaughtException', (error) => {
    const sentence = startupSentence(error);
    process.stderr.write(`${sentence ?? error.stack ?? String(error)}\n`);
    process.exit(isCannotStart(error) ? cannotStartCode : 1);
  });
}
