import { z } from 'zod';
import { errorMessage } from '#services/platform/error-facts.ts';
import { inspectPicture } from './inspect-picture.ts';

/** Inspects one drawing, and is ended by the process that started it. */
async function answer(message: unknown): Promise<void> {
  try {
    process.send?.({ inspected: await inspectPicture(Buffer.from(z.instanceof(Uint8Array).parse(message))) });
  } catch (error) {
    process.send?.({ fault: errorMessage(error) });
  }
}

process.once('message', (message) => void answer(message));
// the services have exited
process.once('disconnect', () => process.exit(0));
