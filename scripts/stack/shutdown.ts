import type { RunningStack } from './run-stack.ts';

/**
 * Ends this process and everything that it started: on Ctrl-C, on SIGTERM, when its parent has exited, or on request. A second signal waits
 * for the first.
 */
export function createEnding(): { hold(stack: RunningStack): void; end(code: number): Promise<never> } {
  let held: RunningStack | undefined;
  let ending: Promise<void> | undefined;
  const end = async (code: number): Promise<never> => {
    await (ending ??= held?.stop());
    process.exit(code);
  };
  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(0));
  process.once('disconnect', () => void end(0));
  return { hold: (stack) => void (held = stack), end };
}
