import { refusal } from '../refusal.ts';

/** Lets a few works run at once and a few more wait. */
export interface RenderQueue {
  /** @throws 503 when too many wait already. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

export function createRenderQueue(limits: { atOnce: number; waitingAtMost: number }): RenderQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  return {
    run: async (work) => {
      if (running < limits.atOnce) running += 1;
      else if (waiting.length >= limits.waitingAtMost) throw busy();
      // whoever is done hands its place on, so that `running` stays as it is
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}

const busy = () => refusal(503, 'Too many pictures are wanted at once', { statusCode: 503, error: 'Service Unavailable', message: 'Too many pictures are wanted at once' });
