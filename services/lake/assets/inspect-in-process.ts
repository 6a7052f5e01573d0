import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { callerGone } from '#services/platform/limits/bounded-queue.ts';
import type { Inspected } from './inspect-picture.ts';

const entry = fileURLToPath(new URL('./inspect-process.ts', import.meta.url));
const replySchema = z.union([
  // our own program's
  z.object({ inspected: z.custom<Inspected>() }),
  z.object({ fault: z.string() }),
]);

/** Inspects a picture in a process of its own, which is ended when nobody waits for it any more. @throws why it cannot be read */
export function inspectInProcess(bytes: Buffer, signal: AbortSignal): Promise<Inspected> {
  return new Promise((resolve, reject) => {
    const child = fork(entry, [], {
      // none of the services' environment: a picture needs no secrets
      env: { NODE_ENV: 'production' },
      execArgv: ['--disable-warning=ExperimentalWarning'],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const end = (): void => void child.kill('SIGKILL');
    signal.addEventListener('abort', end, { once: true });
    child.once('message', (message) => {
      const reply = replySchema.parse(message);
      if ('inspected' in reply) resolve(reply.inspected);
      else reject(new Error(reply.fault));
      end();
    });
    child.once('error', reject);
    child.once('exit', () => {
      signal.removeEventListener('abort', end);
      reject(signal.aborted ? callerGone() : new Error('it ended the process that read it'));
    });
    if (signal.aborted) end();
    else child.send(bytes, () => undefined);
  });
}
