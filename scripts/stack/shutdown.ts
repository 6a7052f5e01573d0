/** What was started, and ends when it is asked to. */
interface Running {
  stop(): Promise<void>;
}

/**
 * Ends this process and everything that it started: on Ctrl-C, on SIGTERM, when its parent has exited, or on request. A second signal waits
 * for the first.
 */
export function createEnding(): { hold(running: Running): void; end(code: number): Promise<never> } {
  let held: Running | undefined;
  let ending: Promise<void> | undefined;
  const end = async (code: number): Promise<never> => {
    await (ending ??= held?.stop());
    process.exit(code);
  };
  process.on('SIGINT', () => void end(0));
  process.on('SIGTERM', () => void end(0));
  process.once('disconnect', () => void end(0));
  return { hold: (running) => void (held = running), end };
}
