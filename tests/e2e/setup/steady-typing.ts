import type { Locator, Page } from '@playwright/test';
import { z } from 'zod';
import { servicesOrigin } from './stack.ts';
import { pause } from './pause.ts';
import { fieldOf } from './studio-session.ts';

/** Restart times on an idle machine are measured elsewhere; here other tests may be using the machine. */
const readyWithinMs = 60_000;
const checkIntervalMs = 50;

/** The process currently serving as the services. */
async function servicesPid(): Promise<number> {
  const answer: unknown = await (await fetch(`${servicesOrigin()}/healthz`)).json();
  return z.object({ pid: z.number() }).parse(answer).pid;
}

/** Kills the services with SIGKILL; resolves when others are ready, with the time in ms that this took. */
export async function killServices(): Promise<number> {
  const pid = await servicesPid();
  const startedAt = performance.now();
  process.kill(pid, 'SIGKILL');
  while (performance.now() - startedAt < readyWithinMs) {
    await pause(checkIntervalMs);
    const isReady = await fetch(`${servicesOrigin()}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady && (await servicesPid()) !== pid) return performance.now() - startedAt;
  }
  throw new Error(`the services were not back within ${readyWithinMs} ms`);
}

/** What the field has accepted: a key refused while it was read-only is no loss. */
const accepted = (field: Locator): Promise<string> => field.inputValue();

export interface Typing {
  /** Stops typing; resolves with what the field accepted. */
  stop(): Promise<string>;
}

/** Types numbered words at a steady speed, whenever the field is editable, until it is stopped. */
export function typeSteadily(page: Page, path: string, keyMs: number): Typing {
  const field = fieldOf(page, path);
  let stopped = false;
  const type = async (): Promise<string> => {
    await field.click();
    await field.press('End');
    for (let word = 1; !stopped; word += 1) {
      for (const key of `w${word} `) {
        if (stopped) break;
        const startedAt = performance.now();
        if (await field.isEditable()) await field.press(key === ' ' ? 'Space' : key);
        await pause(Math.max(0, keyMs - (performance.now() - startedAt)));
      }
    }
    return accepted(field);
  };
  const typing = type();
  return {
    stop: () => {
      stopped = true;
      return typing;
    },
  };
}
